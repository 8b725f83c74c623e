import type { FormField } from "@/lib/content/schema";
import type { MessageKey } from "@/lib/i18n/languages";

/** The fields of the form above the message, in their order. */
export const fields: readonly FormField[] = [
  { id: "firstName", label: "firstName", autoComplete: "given-name", required: true },
  { id: "lastName", label: "lastName", autoComplete: "family-name", required: true },
  { id: "email", label: "email", type: "email", autoComplete: "email", required: true },
  { id: "phone", label: "phoneOptional", type: "tel", autoComplete: "tel" },
  { id: "subject", label: "subject", required: true },
];

/** The labels of fields in an email draft that differ from those in the form. */
export const draftLabels: Record<string, MessageKey> = { phone: "phone" };
