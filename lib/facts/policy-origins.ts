import { allowedOrigins } from "../content/allowed-origins";
import { company } from "../content/company";

/** With `www`: the policy would block the redirect from the address without it. */
export const mapOrigin = "https://www.openstreetmap.org";

/** Returns the origins that the content security policy allows besides the site's own, by directive. */
export function policyOrigins(): Record<string, string[]> {
  const formOrigins = company.contactForm ? [new URL(company.contactForm.endpoint).origin] : [];
  const needed: Record<string, string[]> = {
    "connect-src": formOrigins,
    "frame-src": [mapOrigin],
    "form-action": formOrigins,
  };
  return Object.fromEntries(
    Object.entries(allowedOrigins).map(([directive, origins]) => [
      directive,
      [...(needed[directive] ?? []), ...origins],
    ]),
  );
}
