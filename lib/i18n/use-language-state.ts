import { createTranslator } from "next-intl";
import { useEffect, useSyncExternalStore } from "react";
import { dictionaries } from "./dictionaries";
import {
  getInitialLanguageState,
  getLanguageState,
  startLanguage,
  subscribeToLanguage,
} from "./language-store";

/** Starts the language store after hydration, and returns its state. */
export function useLanguageState() {
  useEffect(startLanguage, []);
  return useSyncExternalStore(subscribeToLanguage, getLanguageState, getInitialLanguageState);
}

/** Returns the active language and a translator, for the global error screen, which has no `LanguageProvider`. */
export function useLanguageWithoutProvider() {
  const { language } = useLanguageState();
  return { language, t: createTranslator({ locale: language, messages: dictionaries[language] }) };
}
