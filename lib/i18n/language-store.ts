import { afterPaint } from "../browser";
import { type Language, defaultLanguage, languageCodes, languageStorageKey } from "./languages";
import { saveScrollAnchor } from "./scroll-anchor";

const listeners = new Set<() => void>();

let current = readInitialLanguage();
/** The language that the visitor has chosen while its texts are not rendered yet. */
let pending: Language | undefined;

/** Returns the active language. */
export function getLanguage(): Language {
  return current;
}

/** Returns the chosen language until its texts are rendered, otherwise undefined. */
export function getPendingLanguage(): Language | undefined {
  return pending;
}

/**
 * Calls the listener when the language or the pending language changes. React first subscribes after hydration, and
 * then renders the active language before the next paint.
 *
 * @returns the function that unsubscribes.
 */
export function subscribeToLanguage(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("storage", handleStorage);
    window.addEventListener("pageshow", handlePageShow);
    // Ends the anti-flicker guard.
    delete document.documentElement.dataset.languagePending;
    if (current !== defaultLanguage) saveScrollAnchor();
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

/**
 * Switches to the language, and stores the choice for later visits. The texts of the page change after the next paint,
 * so that the toggle can show the choice before it.
 */
export function switchLanguage(language: Language): void {
  storeLanguage(language);
  // A `lang` parameter that stays in the URL would override this choice on a reload.
  removeLanguageFromUrl();
  pending = language;
  notifyListeners();
  afterPaint(() => {
    if (pending) setLanguage(pending);
  });
}

function setLanguage(language: Language) {
  if (language === current && !pending) return;
  if (language !== current) saveScrollAnchor();
  pending = undefined;
  current = language;
  notifyListeners();
}

function notifyListeners() {
  listeners.forEach((listener) => listener());
}

/** Follows a choice made in another tab. */
function handleStorage({ key, newValue }: StorageEvent) {
  const language = key === languageStorageKey ? parseLanguage(newValue) : undefined;
  if (language) setLanguage(language);
}

/** A page restored from the back/forward cache has missed choices made on other pages. */
function handlePageShow({ persisted }: PageTransitionEvent) {
  if (persisted) setLanguage(readStoredLanguage() ?? current);
}

/** Returns the language of the URL (`?lang=ms`), or else of the last visit, or else of the exported HTML. */
function readInitialLanguage(): Language {
  if (typeof window === "undefined") return defaultLanguage;
  return readUrlLanguage() ?? readStoredLanguage() ?? defaultLanguage;
}

function parseLanguage(value: string | null): Language | undefined {
  return languageCodes.find((code) => code === value);
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

/** Returns false when storage is blocked or full. */
function storeLanguage(language: Language): boolean {
  try {
    // If storage is full, an older choice must not return on the next page.
    localStorage.removeItem(languageStorageKey);
    localStorage.setItem(languageStorageKey, language);
    return true;
  } catch {
    return false;
  }
}
