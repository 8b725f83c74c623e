import { useEffect, useLayoutEffect, useSyncExternalStore } from "react";
import { afterPaint, saveScrollAnchor } from "../browser";
import { type Language, defaultLanguage, languageCodes, languageStorageKey } from "./languages";

/** The active language, and the function that scrolls back to what was in view before its texts were shown. */
type LanguageState = { language: Language; restoreScroll?: () => void };

const initialState: LanguageState = { language: defaultLanguage };
const listeners = new Set<() => void>();
let state = initialState;

/** Returns the active language: during hydration that of the exported HTML, then the one that the visitor wants. */
export function useLanguageState(): Language {
  const { language, restoreScroll } = useSyncExternalStore(
    subscribe,
    () => state,
    () => initialState,
  );
  useLayoutEffect(() => restoreScroll?.(), [restoreScroll]);
  useEffect(startLanguage, []);
  return language;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows the language of the URL (`?lang=ms`) or else of the last visit, and from then on those that the visitor chooses on
 * other pages of the site. Returns the function that stops this.
 */
function startLanguage() {
  const urlLanguage = readUrlLanguage();
  showLanguage(urlLanguage ?? readStoredLanguage());
  // React renders the language before the next paint, so the anti-flicker guard can end.
  delete document.documentElement.dataset.languagePending;
  // If storage is blocked, the parameter stays for a reload.
  if (urlLanguage && storeLanguage(urlLanguage)) removeLanguageFromUrl();

  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === languageStorageKey) showLanguage(parseLanguage(newValue));
  };
  // A page restored from the back/forward cache has missed choices made on other pages.
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) showLanguage(readStoredLanguage());
  };
  window.addEventListener("storage", handleStorage);
  window.addEventListener("pageshow", handlePageShow);
  return () => {
    window.removeEventListener("storage", handleStorage);
    window.removeEventListener("pageshow", handlePageShow);
  };
}

/**
 * Stores a language for this and later visits at once, because another page may open meanwhile, and shows it after the next
 * paint, because rendering the texts takes longer than a frame on slow phones. Calls `onShown` then. Returns the function
 * that cancels what comes after the paint.
 */
export function switchLanguage(language: Language, onShown: () => void): () => void {
  storeLanguage(language);
  // A `lang` parameter that stays in the URL would override this choice on a reload.
  removeLanguageFromUrl();
  return afterPaint(() => {
    showLanguage(language);
    onShown();
  });
}

function showLanguage(language: Language | undefined) {
  if (!language || language === state.language) return;
  state = { language, restoreScroll: saveScrollAnchor() };
  listeners.forEach((listener) => listener());
}

function parseLanguage(value: string | null) {
  return languageCodes.find((code) => code === value);
}

function readUrlLanguage() {
  return parseLanguage(new URLSearchParams(location.search).get("lang"));
}

function removeLanguageFromUrl() {
  const url = new URL(location.href);
  if (!url.searchParams.has("lang")) return;
  url.searchParams.delete("lang");
  history.replaceState(history.state, "", url);
}

/** Reading throws when storage is blocked; the choice then lasts until the document is left. */
function readStoredLanguage() {
  try {
    return parseLanguage(localStorage.getItem(languageStorageKey));
  } catch {
    return undefined;
  }
}

/** Stores the choice for the next page. Returns false when storage is blocked or full. */
function storeLanguage(language: Language) {
  try {
    // If storage is full, an older choice must not return on the next page.
    localStorage.removeItem(languageStorageKey);
    localStorage.setItem(languageStorageKey, language);
    return true;
  } catch {
    return false;
  }
}
