import type { AllowedOrigins } from "./schema";

/**
 * The origins that the content security policy allows besides the site's own, the map's and the contact form's, by directive:
 * those of analytics in `script-src` and `connect-src`, of style sheets, of pictures, of fonts, of frames such as a video, and
 * of other forms.
 */
export const allowedOrigins: AllowedOrigins = {
  "script-src": [],
  "style-src": [],
  "connect-src": [],
  "img-src": [],
  "font-src": [],
  "frame-src": [],
  "form-action": [],
};
