"use client";

import type { ReactNode } from "react";
import type { MessageKey } from "./language-store";
import { useLanguage } from "./use-language";

/**
 * The lookup `t` as a component, for server components: one message in the language of the page. A
 * `<name>` in the message is kept from browser translation, which turns the town of Nilai into "Value".
 */
export function Message({ id, values }: { id: MessageKey; values?: Record<string, string> }) {
  return useLanguage().rich(id, { ...values, name: keepName });
}

function keepName(name: ReactNode) {
  return <span translate="no">{name}</span>;
}

/** A message whose lines (`\n`) stay lines, each balanced by itself where it has to break. */
export function MessageLines({ id }: { id: MessageKey }) {
  const lines = useLanguage().t(id).split("\n");
  return lines.map((line) => (
    <span key={line} className="block text-balance">
      {line}{" "}
    </span>
  ));
}
