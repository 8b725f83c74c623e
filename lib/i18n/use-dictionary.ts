import { useSyncExternalStore } from "react";
import { dictionaries } from "./dictionaries";
import { getLanguage, subscribeToLanguage } from "./language-store";
import { defaultLanguage } from "./languages";

/** Returns the active language and its messages without the provider, for the provider itself and the global error screen. */
export function useDictionary() {
  const language = useSyncExternalStore(subscribeToLanguage, getLanguage, () => defaultLanguage);
  return { language, messages: dictionaries[language] };
}
