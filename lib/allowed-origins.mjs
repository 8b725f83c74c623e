/** With `www`: the policy would block the redirect from the address without it. */
export const mapOrigin = "https://www.openstreetmap.org";

/**
 * The origins that the content security policy allows besides the site's own, by directive. The build adds the origin of
 * the contact form's endpoint. JavaScript, because a build script writes the policy.
 *
 * @type {Record<"script-src" | "connect-src" | "img-src" | "frame-src", string[]>}
 */
export const allowedOrigins = {
  "script-src": [],
  "connect-src": [],
  "img-src": [],
  "frame-src": [mapOrigin],
};
