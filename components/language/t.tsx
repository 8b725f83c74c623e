"use client";

import type { MessageKey } from "./language-store";
import { useLanguage } from "./use-language";

/** The lookup `t` as a component, for server components: one message in the language of the page. */
export function T({ id, values }: { id: MessageKey; values?: Record<string, string> }) {
  return useLanguage().t(id, values);
}
