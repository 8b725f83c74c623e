"use client";

import { createContext, useContext, type ReactNode } from "react";
import type { Language, MessageKey } from "./language-store";

type LanguageContextValue = {
  language: Language;
  /**
   * Switches to the other language. Resolves to true when it is shown; to false when a toast has said why it is not,
   * or another was asked for.
   */
  toggleLanguage: () => Promise<boolean>;
  /** Looks a message up by its key and fills in its values; an unknown key gives the key itself. */
  t: (key: MessageKey, values?: Record<string, string>) => string;
  /** As `t`, for a message with tags: a value of a tag's name renders what stands inside it. */
  rich: (
    key: MessageKey,
    values: Record<string, string | ((chunks: ReactNode) => ReactNode)>,
  ) => ReactNode;
};

export const LanguageContext = createContext<LanguageContextValue | null>(null);

/**
 * The language of the page, its toggle and the lookup of its words.
 *
 * @throws outside a `LanguageProvider` (specification, section 8).
 */
export function useLanguage(): LanguageContextValue {
  const context = useContext(LanguageContext);
  if (!context) throw new Error("useLanguage must be used within a LanguageProvider");
  return context;
}
