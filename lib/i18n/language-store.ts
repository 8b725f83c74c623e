import en from "@/messages/en.json";
import ms from "@/messages/ms.json";
import { languageStorageKey, parseLanguage, type Language, type Messages } from "./languages";
import { saveScrollAnchor } from "./scroll-anchor";
import { afterPaint } from "../after-paint";

type Dictionary = { language: Language; messages: Messages };

const dictionaries: Record<Language, Dictionary> = {
  en: { language: "en", messages: en },
  ms: { language: "ms", messages: ms },
};
const listeners = new Set<() => void>();

let current = dictionaries[readInitialLanguage()];

/** Returns the active dictionary; the same object until the language changes. */
export function getDictionary(): Dictionary {
  return current;
}

/** Returns the dictionary of the exported HTML. */
export function getServerDictionary(): Dictionary {
  return dictionaries.en;
}

/**
 * Calls the listener when the language changes. The first subscription follows hydration: React then renders the active
 * language before the next paint.
 *
 * @returns the function that unsubscribes.
 */
export function subscribeToLanguage(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("storage", handleStorage);
    window.addEventListener("pageshow", handlePageShow);
    // Ends the anti-flicker guard.
    delete document.documentElement.dataset.languagePending;
    if (current !== dictionaries.en) saveScrollAnchor();
    const urlLanguage = readUrlLanguage();
    // Once stored, the parameter can be removed.
    if (urlLanguage && storeLanguage(urlLanguage)) removeLanguageFromUrl();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("storage", handleStorage);
    window.removeEventListener("pageshow", handlePageShow);
  };
}

/** Switches to the language, and stores the choice for later visits. */
export function switchLanguage(language: Language): void {
  setLanguage(language);
  // Deferred, because storage is slow and nothing on the page depends on it.
  afterPaint(() => {
    storeLanguage(language);
    // A `lang` parameter that stays in the URL would override this choice on a reload.
    removeLanguageFromUrl();
  });
}

function setLanguage(language: Language) {
  if (language === current.language) return;
  saveScrollAnchor();
  current = dictionaries[language];
  listeners.forEach((listener) => listener());
}

/** Follows a choice made in another tab. */
function handleStorage({ key, newValue }: StorageEvent) {
  const language = key === languageStorageKey ? parseLanguage(newValue) : undefined;
  if (language) setLanguage(language);
}

/** A page restored from the back/forward cache has missed choices made on other pages. */
function handlePageShow({ persisted }: PageTransitionEvent) {
  if (persisted) setLanguage(readStoredLanguage() ?? current.language);
}

/** Returns the language of the URL (`?lang=ms`), or else of the last visit; on the server, English. */
function readInitialLanguage(): Language {
  if (typeof window === "undefined") return "en";
  return readUrlLanguage() ?? readStoredLanguage() ?? "en";
}

function readUrlLanguage(): Language | undefined {
  return parseLanguage(new URLSearchParams(location.search).get("lang"));
}

function removeLanguageFromUrl() {
  const url = new URL(location.href);
  if (!url.searchParams.has("lang")) return;
  url.searchParams.delete("lang");
  history.replaceState(history.state, "", url);
}

/** Reading throws when storage is blocked; the choice then lasts until the page is closed. */
function readStoredLanguage(): Language | undefined {
  try {
    return parseLanguage(localStorage.getItem(languageStorageKey));
  } catch {
    return undefined;
  }
}

/** Returns false when storage is blocked. */
function storeLanguage(language: Language): boolean {
  try {
    localStorage.setItem(languageStorageKey, language);
    return true;
  } catch {
    return false;
  }
}
