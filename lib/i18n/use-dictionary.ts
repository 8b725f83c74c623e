import { useSyncExternalStore } from "react";
import { getDictionary, getServerDictionary, subscribe } from "./language-store";

/** The dictionary on display. For what stands when the provider does not; everything else has `useLanguage`. */
export function useDictionary() {
  return useSyncExternalStore(subscribe, getDictionary, getServerDictionary);
}
