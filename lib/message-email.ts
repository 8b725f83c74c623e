import { emailLink } from "./company";
import type { MessageKey } from "./i18n/language-store";

/** What was typed into the contact form, by the names of its fields. */
export type FormFields = Record<string, string>;

/** Characters of a link: Chrome on Windows opens nothing beyond 2,046, whatever the mail program could take. */
const maxLength = 2000;

/**
 * A `mailto:` link (RFC 6068) to the company with what was typed: the message, then name, email and phone, labelled
 * in the language of the lookup. A message that is too long for the link is cut, and a note says so.
 */
export function messageEmailLink(t: (key: MessageKey) => string, fields: FormFields): string {
  const { firstName = "", lastName = "", email = "", phone = "", subject = "" } = fields;
  const sender = [
    `${t("name")}: ${shorten(`${firstName} ${lastName}`)}`,
    `${t("email")}: ${shorten(email)}`,
    ...(phone ? [`${t("phone")}: ${shorten(phone)}`] : []),
  ];
  const link = (...message: string[]) => {
    const body = [...message, "", ...sender].join("\n").replace(/\r?\n/g, "\r\n");
    return `${emailLink}?subject=${encode(shorten(subject))}&body=${encode(body)}`;
  };

  // By code points: half of a surrogate pair cannot be encoded.
  const characters = [...(fields.message ?? "")];
  let cut = link(characters.join(""));
  while (cut.length > maxLength && characters.length > 0) {
    // No character takes more than twelve.
    characters.splice(-Math.ceil((cut.length - maxLength) / 12));
    cut = link(characters.join(""), "", t("messageCut"));
  }
  return cut;
}

/** A field of one line, of which an email needs no more than this. */
function shorten(text: string) {
  return [...text].slice(0, 100).join("");
}

/** As `encodeURIComponent`, and the apostrophe too, at which some mail programs end a link. */
function encode(text: string) {
  return encodeURIComponent(text).replaceAll("'", "%27");
}
