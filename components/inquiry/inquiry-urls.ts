import { company } from "@/lib/content/company";
import { draftLabels, fields as formFields } from "@/lib/content/form-fields";
import type { FormField } from "@/lib/content/schema";
import { emailUrl, whatsappUrl } from "@/lib/facts/contacts";
import { inquiryLine } from "@/lib/facts/inquiry";
import type { Translate } from "@/lib/i18n/translator";
import type { FormFields } from "./inquiry-draft";
import type { Inquiry } from "./use-inquiry";

/** The most characters of a link: Chrome on Windows ignores a `mailto:` link of more than 2,046. */
const maxLength = 2000;

/** The most characters of a field in a link that is too long, so that about half of it remains for the message. */
const maxFieldLength = maxLength / 2 / formFields.length;

/** The texts of an inquiry; `sender` has a line for each field but the subject and the message. */
type InquiryTexts = { subject: string; message: string; sender: string[] };

/** Returns a `mailto:` link (RFC 6068) to the company with the subject of an inquiry. */
export function subjectEmailUrl(subject: string): string {
  return `${emailUrl}?subject=${encode(subject)}`;
}

/**
 * Returns a `mailto:` link to the company with the message, followed by name, email, phone and other fields, labelled in the
 * language of `t`. Texts that are too long are truncated, and a note in the email says so.
 */
export function inquiryEmailUrl(t: Translate, inquiry: Inquiry): string {
  const writeUrl = ({ subject, ...texts }: InquiryTexts) =>
    `${subjectEmailUrl(subject)}&body=${encode(writeBody(texts).replaceAll("\n", "\r\n"))}`;
  return writeUrl(truncateTexts(t, inquiry, writeUrl));
}

/** Returns the same as a text that starts with the address of the company and the subject, with nothing truncated. */
export function inquiryText(t: Translate, inquiry: Inquiry): string {
  return `${company.email}\n\n${writeText(inquiryTexts(t, inquiry))}`;
}

/** Returns the same as a text for a link to a chat. */
export function inquiryChatText(t: Translate, inquiry: Inquiry): string {
  const writeUrl = (texts: InquiryTexts) => `${whatsappUrl}?text=${encode(writeText(texts))}`;
  return writeText(truncateTexts(t, inquiry, writeUrl));
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

/** Returns the texts of an inquiry. `shorten` shortens the value of a field. */
function inquiryTexts(t: Translate, inquiry: Inquiry, shorten = (text: string) => text) {
  const { firstName = "", lastName = "", subject = "", ...fields } = inquiry.fields;
  const name = `${firstName} ${lastName}`.trim();
  const writeLine = (label: string, value: string) => `${label}: ${shorten(value)}`;
  const sender = formFields
    .filter(({ id }) => fields[id])
    .map((field) =>
      writeLine(t(draftLabels[field.id] ?? field.label), fieldText(t, field, fields[field.id])),
    );
  if (name) sender.unshift(writeLine(t("name"), name));
  const message = inquiryMessage(t, inquiry).replaceAll("\r\n", "\n");
  return { subject: shorten(subject), message, sender };
}

function writeBody({ message, sender }: Omit<InquiryTexts, "subject">) {
  return [message, "", ...sender].join("\n");
}

function writeText({ subject, ...texts }: InquiryTexts) {
  return `${subject}\n\n${writeBody(texts)}`;
}

/** Returns the texts of an inquiry, truncated if the URL with them would be too long. */
function truncateTexts(t: Translate, inquiry: Inquiry, writeUrl: (texts: InquiryTexts) => string) {
  const whole = inquiryTexts(t, inquiry);
  if (writeUrl(whole).length <= maxLength) return whole;
  const texts = inquiryTexts(t, inquiry, truncateField);
  // Code points, because half of a surrogate pair cannot be encoded. A longer message is truncated in any case.
  const characters = [...texts.message].slice(0, maxLength);
  for (;;) {
    texts.message = `${characters.join("")}\n\n${t("messageCut")}`;
    const excess = writeUrl(texts).length - maxLength;
    if (excess <= 0 || characters.length === 0) return texts;
    // Encoding turns one code point into at most twelve characters, so this never removes too many.
    characters.splice(-Math.ceil(excess / 12));
  }
}

function truncateField(text: string) {
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
