/**
 * The security headers for every response. Each page contains its own content security policy; the
 * header only has `frame-ancestors`, which browsers ignore in a <meta> element.
 */
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
 * @param {string} pathname
 * @returns {Record<string, string>}
 */
export function securityHeadersOf(pathname) {
  const isImage = /\.(ico|png|svg)$/.test(pathname);
  return isImage
    ? { ...securityHeaders, "Cross-Origin-Resource-Policy": "cross-origin" }
    : securityHeaders;
}

/** The path, below the root of the site, of files whose names contain a hash of their content. */
export const immutablePath = "/_next/static/";

/** The `Cache-Control` values: `immutable` below `immutablePath`, `revalidated` elsewhere. */
export const cacheControl = {
  immutable: "public, max-age=31536000, immutable",
  revalidated: "public, max-age=0, must-revalidate",
};
