import { allowedOrigins } from "../content/allowed-origins";
import { company } from "../content/company";
import type { AllowedOrigins } from "../content/schema";

/** With `www`: the policy would block the redirect from the address without it. */
export const mapOrigin = "https://www.openstreetmap.org";

/** Returns the origins that the content security policy allows besides the site's own, by directive. */
export function policyOrigins(): AllowedOrigins {
  const formOrigins = company.contactForm ? [new URL(company.contactForm.endpoint).origin] : [];
  const {
    "connect-src": connections = [],
    "frame-src": frames = [],
    "form-action": forms = [],
  } = allowedOrigins;
  return {
    ...allowedOrigins,
    "connect-src": [...formOrigins, ...connections],
    "frame-src": [mapOrigin, ...frames],
    "form-action": [...formOrigins, ...forms],
  };
}
