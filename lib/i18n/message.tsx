"use client";

import { Fragment, type ReactNode } from "react";
import { useLanguage } from "./language-provider";
import type { LocalText, MessageKey } from "./languages";

/** The values of a message by placeholder, and functions that render its tags. */
type MessageValues = Record<string, string | ((children: ReactNode) => ReactNode)>;

/**
 * Renders a message in the active language; server components use it too. Text in a `<name>` tag is excluded from
 * browser translation, which translates the town of Nilai as "Value".
 */
export function Message({ id, values }: { id: MessageKey; values?: MessageValues }) {
  return keepHyphenated(useLanguage().t.rich(id, { ...values, name: excludeFromTranslation }));
}

/** Keeps short words such as "e-mel" on one line; a search would not find them with a no-break hyphen. */
function keepHyphenated(content: ReactNode): ReactNode {
  if (Array.isArray(content)) return content.map(keepHyphenated);
  if (typeof content !== "string") return content;
  const parts = content.split(/(\p{L}{1,5}-\p{L}{1,7})/u);
  if (parts.length === 1) return content;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}

function excludeFromTranslation(name: ReactNode) {
  return <span translate="no">{name}</span>;
}

/** Renders each line (`\n`) of a message as a block whose text is balanced. */
export function MessageLines({ id }: { id: MessageKey }) {
  const lines = useLanguage().t(id).split("\n");
  return lines.map((line, index) => (
    // eslint-disable-next-line react/no-array-index-key -- A change of language keeps the elements.
    <Fragment key={index}>
      <span className="block text-balance">{line}</span>{" "}
    </Fragment>
  ));
}

/** Renders a text that has all languages, such as one of a fact, in the active one. */
export function LocalMessage({ text }: { text: LocalText }) {
  return text[useLanguage().language];
}
