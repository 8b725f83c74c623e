import { company, contactForm, unconfirmed } from "./company";
import { isConfirmed } from "./derived-facts";

/**
 * Checks the facts before a build.
 *
 * @returns sentences by severity: `errors` end every build, `missing` ends one with `STRICT_FACTS=1`, and `notes` end none
 */
export function checkFacts(siteUrl: string) {
  const facts = unconfirmed.filter((entry) => entry in company);
  const claims = unconfirmed.length - facts.length;
  const profiles = company.socialProfiles.filter(({ url }) => !url).map(({ name }) => name);
  const missing = [
    /\/\/www\.example\.com$/.test(siteUrl) &&
      `SITE_URL is not set: addresses in the pages start with ${siteUrl}.`,
    facts.length > 0 && `Unconfirmed facts in lib/company.ts: ${facts.join(", ")}.`,
    claims > 0 && `Unconfirmed claims in messages, listed in lib/company.ts: ${claims}.`,
    isConfirmed("socialProfiles") &&
      profiles.length > 0 &&
      `Social profiles without an address in lib/company.ts: ${profiles.join(", ")}.`,
  ];
  return { ...checkContactForm(), missing: missing.filter((sentence) => sentence !== false) };
}

function checkContactForm(): { errors: string[]; notes: string[] } {
  if (!contactForm) {
    const note = "The contact form sends nothing: contactForm in lib/company.ts is not set.";
    return { errors: [], notes: [note] };
  }
  const { endpoint, privacy } = contactForm;
  const isValid = URL.canParse(endpoint) && endpoint.startsWith("https://");
  const error =
    `The endpoint of contactForm in lib/company.ts is "${endpoint}": ` +
    "it should be a web address like https://forms.example/contact.";
  const note = "The contact form links to no privacy notice: set it in lib/company.ts.";
  return { errors: isValid ? [] : [error], notes: privacy ? [] : [note] };
}
