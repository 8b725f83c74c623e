import { company } from "@/lib/content/company";
import { draftLabels, fields as formFields } from "@/lib/content/form-fields";
import type { FormField } from "@/lib/content/schema";
import { emailUrl, whatsappUrl } from "@/lib/facts/contacts";
import { inquiryLine } from "@/lib/facts/inquiry";
import type { Translate } from "@/lib/i18n/translator";
import type { FormFields } from "./inquiry-draft";
import type { Inquiry } from "./use-inquiry";

/** In characters: Chrome on Windows ignores a `mailto:` link of more than 2,046. */
const maxLength = 2000;

/** The most characters of a single-line field in the link, so that at least half of the link remains for the message. */
const maxFieldLength = 200;

/**
 * Returns a `mailto:` link (RFC 6068) to the company with the message, followed by name, email, phone and other fields,
 * labelled in the language of `t`. A message that is too long is truncated, and a note in the email says so.
 */
export function inquiryEmailUrl(t: Translate, inquiry: Inquiry): string {
  const start = `${emailUrl}?subject=${encode(truncate(inquiry.fields.subject))}&body=`;
  return start + encode(writeBody(t, inquiry, start.length));
}

/** Returns the same as a text that starts with the address of the company and the subject, as long as the message is. */
export function inquiryText(t: Translate, inquiry: Inquiry): string {
  const start = `${company.email}\n\n${truncate(inquiry.fields.subject)}\n\n`;
  return start + writeBody(t, inquiry, 0, Infinity).replaceAll("\r\n", "\n");
}

/** Returns the same as a text for a link to a chat. */
export function inquiryChatText(t: Translate, inquiry: Inquiry): string {
  const start = `${truncate(inquiry.fields.subject)}\n\n`;
  const body = writeBody(t, inquiry, `${whatsappUrl}?text=${encode(start)}`.length);
  return start + body.replaceAll("\r\n", "\n");
}

/** Returns the message of an inquiry; the first line of one about a topic names that. */
function inquiryMessage(t: Translate, { fields, topic }: Inquiry): string {
  const { message = "" } = fields;
  return topic ? `${inquiryLine(topic, t)}\n\n${message}` : message;
}

/** Returns the values of an inquiry as they are sent, by field name: as `inquiryMessage` and `fieldText` write them. */
export function sentFields(t: Translate, inquiry: Inquiry): FormFields {
  const written = formFields.filter(({ id }) => inquiry.fields[id]);
  const texts = written.map((field) => [field.id, fieldText(t, field, inquiry.fields[field.id])]);
  return { ...Object.fromEntries(texts), message: inquiryMessage(t, inquiry) } as FormFields;
}

/** Returns the value of a field as a text: a choice has the key of its text as its value. */
function fieldText(t: Translate, { type, options = [] }: FormField, value = "") {
  const choice = options.find((option) => option === value);
  if (type === "checkbox") return t("yes");
  return choice ? t(choice) : value;
}

/** Returns the message and the sender. With `otherLength` other characters, they have at most `limit` when encoded. */
function writeBody(t: Translate, inquiry: Inquiry, otherLength: number, limit = maxLength) {
  const { fields } = inquiry;
  const { firstName = "", lastName = "" } = fields;
  const name = `${firstName} ${lastName}`.trim();
  const sender = [
    ...(name ? [`${t("name")}: ${truncate(name)}`] : []),
    ...formFields
      .filter(({ id }) => fields[id] && !["firstName", "lastName", "subject"].includes(id))
      .map((field) => {
        const label = t(draftLabels[field.id] ?? field.label);
        return `${label}: ${truncate(fieldText(t, field, fields[field.id]))}`;
      }),
  ];
  const join = (...lines: string[]) =>
    [...lines, "", ...sender].join("\n").replace(/\r?\n/g, "\r\n");

  // Code points, because half of a surrogate pair cannot be encoded. A longer message is truncated in any case.
  const characters = [...inquiryMessage(t, inquiry)].slice(0, limit + 1);
  let body = join(characters.join(""));
  let length = otherLength + encode(body).length;
  while (length > limit && characters.length > 0) {
    // Encoding turns one code point into at most twelve characters, so this never removes too many.
    characters.splice(-Math.ceil((length - limit) / 12));
    body = join(characters.join(""), "", t("messageCut"));
    length = otherLength + encode(body).length;
  }
  return body;
}

/** Limits the encoded length of a single-line field. */
function truncate(text = "") {
  let truncated = "";
  for (const character of text) {
    if (encode(truncated + character).length > maxFieldLength) break;
    truncated += character;
  }
  return truncated;
}

/** Encodes a URI component, including the apostrophe, at which some mail clients end a link. */
function encode(text: string) {
  return encodeURIComponent(text).replaceAll("'", "%27");
}
