"use client";

import { createContext, useContext, type ReactNode } from "react";
import type { Language, MessageKey } from "./languages";

type LanguageContextValue = {
  language: Language;
  toggleLanguage: () => void;
  /** Returns a message with its values filled in; returns an unknown key unchanged. */
  t: (key: MessageKey, values?: Record<string, string>) => string;
  /** Like `t`, for a message with tags: `values` maps each tag name to a function that renders its content. */
  rich: (
    key: MessageKey,
    values: Record<string, string | ((chunks: ReactNode) => ReactNode)>,
  ) => ReactNode;
};

export const LanguageContext = createContext<LanguageContextValue | null>(null);

/**
 * Returns the active language, the function that switches it, and the translator.
 *
 * @throws {Error} outside a `LanguageProvider`.
 */
export function useLanguage(): LanguageContextValue {
  const context = useContext(LanguageContext);
  if (!context) throw new Error("useLanguage must be used within a LanguageProvider");
  return context;
}
