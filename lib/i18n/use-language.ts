"use client";

import { createContext, useContext, type ReactNode } from "react";
import type { Language, MessageKey, Translate } from "./languages";

type LanguageContextValue = {
  language: Language;
  /** Switches to the language, and stores the choice. */
  switchLanguage: (language: Language) => void;
  t: Translate;
  /** Like `t`, for a message with tags: `values` maps each tag name to a function that renders its content. */
  rich: (
    key: MessageKey,
    values: Record<string, string | ((chunks: ReactNode) => ReactNode)>,
  ) => ReactNode;
};

export const LanguageContext = createContext<LanguageContextValue | null>(null);

/**
 * Returns the active language, the function that switches to another one, and the translator.
 *
 * @throws {Error} outside a `LanguageProvider`.
 */
export function useLanguage(): LanguageContextValue {
  const context = useContext(LanguageContext);
  if (!context) throw new Error("useLanguage must be used within a LanguageProvider");
  return context;
}
