/** The security headers for every response. Each page has the rest of its policy in a <meta> element. */
export const securityHeaders = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

/**
 * Returns the security headers of a path. Other sites may embed the images, which are link previews and icons.
 *
 * @type {(pathname: string) => Record<string, string>}
 */
export function securityHeadersOf(pathname) {
  if (!/\.(ico|jpe?g|png|svg|webp)$/.test(pathname)) return securityHeaders;
  return { ...securityHeaders, "Cross-Origin-Resource-Policy": "cross-origin" };
}

/** Below this path, the names of files contain a hash of their content. */
export const immutablePath = "/_next/static/";

/** The `Cache-Control` values: `immutable` below `immutablePath`, `revalidated` elsewhere. */
export const cacheControl = {
  immutable: "public, max-age=31536000, immutable",
  revalidated: "public, max-age=0, must-revalidate",
};

/**
 * The types of files, by extension.
 *
 * @type {Record<string, string | undefined>}
 */
export const contentTypes = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/",
  // A script without a charset has that of the page.
  ".js": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};
