"use client";

import type { MessageKey } from "./language-store";
import { useLanguage } from "./use-language";

/** The lookup `t` as a component, for server components: one message in the language of the page. */
export function T({ id, values }: { id: MessageKey; values?: Record<string, string> }) {
  return useLanguage().t(id, values);
}

/** A message whose lines (`\n`) stay lines, each balanced by itself where it has to break. */
export function TLines({ id }: { id: MessageKey }) {
  const lines = useLanguage().t(id).split("\n");
  return lines.map((line) => (
    <span key={line} className="block text-balance">
      {line}{" "}
    </span>
  ));
}
