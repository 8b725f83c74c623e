import { company } from "../content/company";
import type { MessageKey } from "./languages";

/** The facts that every message can have, by their placeholders. */
export const messageFacts = {
  company: company.name,
  number: company.phone,
  email: company.email,
  town: company.address.locality,
  state: company.address.region,
};

/** The placeholders of a message that the code fills in besides. */
export const ownPlaceholders = {
  addressText: ["street", "locality", "region", "postalCode", "country"],
  askAbout: ["topic"],
  dayPair: ["first", "second"],
  dayRange: ["first", "last"],
  hoursRange: ["opens", "closes"],
  learnMoreAbout: ["service"],
  openUntil: ["time"],
  opensAt: ["time"],
  opensOn: ["time", "day"],
  previewAlt: ["heading"],
  privacyNote: ["host"],
  timeAfternoon: ["hour", "minute"],
  timeMidday: ["hour", "minute"],
  timeMorning: ["hour", "minute"],
  timeNight: ["hour", "minute"],
} as const satisfies Partial<Record<MessageKey, readonly string[]>>;

/** The arguments with which the placeholders of a message are filled in: none, or one object. */
export type MessageValues<Key extends MessageKey> = Key extends keyof typeof ownPlaceholders
  ? [values: Record<(typeof ownPlaceholders)[Key][number], string>]
  : [];
