/** What a browser may not do for the site, nor for a frame in it. */
const deniedFeatures = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/**
 * The security headers that every answer should have, by name. The pages bring their content security
 * policy along; only what a page cannot say of itself is left to the header.
 */
export const securityHeaders = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": deniedFeatures.map((feature) => `${feature}=()`).join(", "),
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

/** The address, below the root of the site, of what is named after its content. */
export const immutablePath = "/_next/static/";

/** `Cache-Control` of what is named after its content, and of everything else. */
export const cacheControl = {
  immutable: "public, max-age=31536000, immutable",
  revalidated: "public, max-age=0, must-revalidate",
};
