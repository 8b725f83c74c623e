import { contactForm } from "./company";

/** With `www`: the policy would block the redirect from the address without it. */
export const mapOrigin = "https://www.openstreetmap.org";

const formOrigins = contactForm ? [new URL(contactForm.endpoint).origin] : [];

/** The origins that the content security policy allows besides the site's own, by directive. */
export const allowedOrigins: Record<string, string[]> = {
  "script-src": [],
  "connect-src": [...formOrigins],
  "img-src": [],
  "frame-src": [mapOrigin],
  "form-action": [...formOrigins],
};
