import { company, unconfirmed } from "./company";
import type { Unconfirmed } from "./company-types";

/** Whether the value of a fact is correct, not a placeholder, or the claim of a message is true. */
export function isConfirmed(entry: Unconfirmed): boolean {
  return !unconfirmed.includes(entry);
}

/** The statistics in their order, with the message keys of their labels. */
export const statistics = [
  { name: "products", label: "productsAvailable" },
  { name: "clients", label: "satisfiedClients" },
  { name: "years", label: "yearsExperience" },
] as const;

/** The phone number as a `tel:` URL. */
export const phoneUrl = `tel:${company.phone.replace(/[^+\d]/g, "")}`;

export const emailUrl = `mailto:${company.email}`;

const { name, legalName = name, registrationNumber } = company;

/** The name in the rights line, without the full stop of "Sdn. Bhd.", because the line adds one. */
export const rightsHolder = [legalName, registrationNumber]
  .filter(Boolean)
  .join(" ")
  .replace(/\.$/, "");

const { street, ...place } = company.address;

/** The values of the message `addressText`. */
export const addressValues = { street: street ? `${street}, ` : "", ...place };

/** A Google Maps search for the address: https://developers.google.com/maps/documentation/urls/get-started */
export const mapsSearchUrl = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(
  Object.values({ street, ...place })
    .filter(Boolean)
    .join(", "),
)}`;
