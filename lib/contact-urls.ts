import { company } from "./company";

/** The phone number as a `tel:` URL. */
export const phoneUrl = `tel:${company.phone.replace(/[^+\d]/g, "")}`;

export const emailUrl = `mailto:${company.email}`;

/** A Google Maps search for the address: https://developers.google.com/maps/documentation/urls/get-started */
export const mapsSearchUrl = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(
  Object.values(company.address).join(", "),
)}`;
