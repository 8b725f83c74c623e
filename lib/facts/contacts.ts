import { company, unconfirmed } from "../content/company";
import type { Unconfirmed } from "../content/schema";

/** Whether the value of a fact is correct, not a placeholder. */
export function isConfirmed(entry: Unconfirmed): boolean {
  return !unconfirmed.includes(entry);
}

/** The phone number as a `tel:` URL. */
export const phoneUrl = `tel:${company.phone.replace(/[^+\d]/g, "")}`;

export const emailUrl = `mailto:${company.email}`;

/** The address of a chat: https://faq.whatsapp.com/5913398998672934 */
export const whatsappUrl =
  company.whatsapp && `https://wa.me/${company.whatsapp.replace(/\D/g, "")}`;

/** Returns the registered name and number; undefined if there are none. */
export function findRegistration() {
  return company.registration === "none" ? undefined : company.registration;
}

/** Returns the registered name and number, or else the name. */
export function legalName(): string {
  const { name, number = "" } = { name: company.name, ...findRegistration() };
  return `${name} ${number}`.trim();
}

/** Returns the name in the rights line, without the full stop of "Sdn. Bhd.", because the line adds one. */
export function rightsHolder(): string {
  return legalName().replace(/\.$/, "");
}

/** Returns the values of the message `addressText`. */
export function addressValues() {
  const { street, ...place } = company.address;
  return { street: street ? `${street}, ` : "", ...place };
}

/** Returns the address in a maps service, or a search for it: https://developers.google.com/maps/documentation/urls/get-started */
export function addressUrl(): string {
  const search = "https://www.google.com/maps/search/?api=1&query=";
  return company.mapsUrl ?? search + encodeURIComponent(addressText());
}

/** The origin of the map, with `www`: the content security policy would block the redirect from the address without it. */
export const mapOrigin = "https://www.openstreetmap.org";

/** Returns the address on one line. */
function addressText(): string {
  const { street, ...place } = company.address;
  return [street, ...Object.values(place)].filter(Boolean).join(", ");
}
