"use client";

import { Children, Fragment, type ReactNode } from "react";
import { emailUrl, phoneUrl } from "@/lib/facts/contacts";
import { useLanguage } from "@/lib/i18n/language-provider";
import type { LocalText, MessageKey } from "@/lib/i18n/languages";
import type { MessageValues } from "@/lib/i18n/placeholders";
import type { Translate } from "@/lib/i18n/translator";

type MessageProps<Key extends MessageKey> = {
  id: Key;
  /** Returns the target of its `<mail>` link in the active language: by default an empty email to the company. */
  mailUrl?: (t: Translate) => string;
} & (undefined extends MessageValues<Key>[0]
  ? { values?: MessageValues<Key>[0] }
  : { values: MessageValues<Key>[0] });

/**
 * Renders a message in the active language; server components use it too. `<name>` excludes a text from browser translation,
 * which translates the town of Nilai as "Value"; `<phone>` and `<mail>` are links to the company; `<b>` is emphasised; each
 * line is a block.
 *
 * Browser translation replaces text nodes, which React then could neither update nor remove. So each text is the only child
 * of an element.
 */
export function Message<Key extends MessageKey>({ id, values, mailUrl }: MessageProps<Key>) {
  const { t } = useLanguage();
  const content = t.rich(id, values, {
    name: (text) => <span translate="no">{renderTexts(text)}</span>,
    phone: (text) => <ContactLink href={phoneUrl}>{text}</ContactLink>,
    mail: (text) => <ContactLink href={mailUrl?.(t) ?? emailUrl}>{text}</ContactLink>,
    b: (text) => <b className="text-ink">{renderTexts(text)}</b>,
  });
  return <span>{renderTexts(content)}</span>;
}

/** Renders a text that has all languages, such as one of a fact, in the active one. */
export function LocalMessage({ text }: { text: LocalText }) {
  return <span>{text[useLanguage().language]}</span>;
}

/** A number or a short address stays on one line; a longer text would be wider than a phone. */
function ContactLink({ href, children }: { href: string; children: ReactNode }) {
  const isShort = Children.toArray(children).join("").length <= 20;
  return (
    <a href={href} className={`text-link ${isShort ? "whitespace-nowrap" : ""}`}>
      {renderTexts(children)}
    </a>
  );
}

/** Renders texts and elements: as blocks if they have several lines. */
function renderTexts(content: ReactNode): ReactNode {
  const lines: ReactNode[][] = [[]];
  for (const part of Children.toArray(content)) {
    const texts = typeof part === "string" ? part.split("\n") : [part];
    lines[lines.length - 1]!.push(texts[0]);
    lines.push(...texts.slice(1).map((text) => [text]));
  }
  if (lines.length === 1) return renderLine(lines[0]!);
  return lines.map((line, index) => (
    // eslint-disable-next-line react/no-array-index-key -- A change of language keeps the elements.
    <Fragment key={index}>
      <span className="block text-balance">{renderLine(line)}</span>
      <span> </span>
    </Fragment>
  ));
}

/** Renders the parts of a line. Keeps words with a hyphen whole, and short ones, such as "e-mel", on one line. */
function renderLine(line: ReactNode[]): ReactNode {
  const parts = line
    .flatMap((part) =>
      typeof part === "string" ? keepEnd(part).split(/(\p{L}+(?:-\p{L}+)+)/u) : [part],
    )
    .filter((part) => part !== "");
  if (parts.length === 1 && !isShortWord(parts[0])) return parts[0];
  return parts.map((part, index) =>
    typeof part === "string" ? (
      // eslint-disable-next-line react/no-array-index-key -- A change of language keeps the elements.
      <span key={index} className={isShortWord(part) ? "whitespace-nowrap" : undefined}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** Keeps the short last words of a sentence on one line. Firefox has no `text-wrap: pretty`. */
function keepEnd(text: string) {
  return text.length > 40 ? text.replace(/ (?=.{1,9}\.$)/g, "\u00a0") : text;
}

/** Whether a text is a short word with a hyphen. A no-break hyphen instead would hide it from a search in the page. */
function isShortWord(text: ReactNode) {
  return typeof text === "string" && /^\p{L}{1,7}-\p{L}{1,7}$/u.test(text);
}
