import { useSyncExternalStore } from "react";
import { getDictionary, getServerDictionary, subscribeToLanguage } from "./language-store";

/** Returns the active dictionary without the provider, for the provider itself and the global error screen. */
export function useDictionary() {
  return useSyncExternalStore(subscribeToLanguage, getDictionary, getServerDictionary);
}
