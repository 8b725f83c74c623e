import { emailUrl } from "@/lib/derived-facts";
import type { Translate } from "@/lib/i18n/languages";
import type { FormFields } from "./form-draft";

/** In characters: Chrome on Windows ignores a `mailto:` link of more than 2,046. */
const maxLength = 2000;

/** The most characters of a single-line field in the link, so that at least half of the link remains for the message. */
const maxFieldLength = 200;

/**
 * Returns a `mailto:` link (RFC 6068) to the company with the message, followed by name, email and phone, labelled in
 * the language of `t`. A message that is too long is truncated, and a note in the email says so.
 */
export function messageEmailUrl(t: Translate, fields: FormFields): string {
  const { firstName = "", lastName = "", email = "", phone = "", subject = "" } = fields;
  const sender = [
    `${t("name")}: ${truncate(`${firstName} ${lastName}`)}`,
    `${t("email")}: ${truncate(email)}`,
    ...(phone ? [`${t("phone")}: ${truncate(phone)}`] : []),
  ];
  const createLink = (...message: string[]) => {
    const body = [...message, "", ...sender].join("\n").replace(/\r?\n/g, "\r\n");
    return `${emailUrl}?subject=${encode(truncate(subject))}&body=${encode(body)}`;
  };

  // Code points, because half of a surrogate pair cannot be encoded. A longer message is truncated in any case.
  const characters = [...(fields.message ?? "")].slice(0, maxLength + 1);
  let link = createLink(characters.join(""));
  while (link.length > maxLength && characters.length > 0) {
    // Encoding turns one code point into at most twelve characters, so this never removes too many.
    characters.splice(-Math.ceil((link.length - maxLength) / 12));
    link = createLink(characters.join(""), "", t("messageCut"));
  }
  return link;
}

/** Limits the encoded length of a single-line field. */
function truncate(text: string) {
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
