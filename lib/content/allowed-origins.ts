import type { AllowedOrigins } from "./schema";

/**
 * The origins that the content security policy allows besides the site's own, the map's and the contact form's, by directive:
 * those of analytics in `script-src` and `connect-src`, of pictures, of frames such as a video, and of other forms. `schema.ts`
 * has the other directives. One that is not here allows no more.
 */
export const allowedOrigins: AllowedOrigins = {
  "script-src": [],
  "connect-src": [],
  "img-src": [],
  "frame-src": [],
  "form-action": [],
};
