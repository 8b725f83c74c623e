import { useEffect, useLayoutEffect } from "react";
import { afterPaint, saveScrollAnchor } from "../browser";
import { createStore } from "../store";
import {
  type Language,
  defaultLanguage,
  languageCodes,
  languageStorageKey,
  languages,
} from "./languages";

type LanguageState = {
  /** The language that the visitor wants. */
  chosen: Language;
  /** The language of the texts: at first that of the exported HTML. */
  shown: Language;
  /** Scrolls back to what was in view before the texts of `shown` were rendered. */
  restoreScroll?: () => void;
};

const store = createStore<LanguageState>({ chosen: defaultLanguage, shown: defaultLanguage });

/** Returns the language that the visitor wants, which the language toggle shows before the texts are rendered in it. */
export function useChosenLanguage(): Language {
  return store.useValue("chosen");
}

/** Returns the language of the texts: during hydration that of the exported HTML, then the one that the visitor wants. */
export function useShownLanguage(): Language {
  const language = store.useValue("shown");
  useLayoutEffect(() => store.get().restoreScroll?.(), [language]);
  useEffect(startLanguage, []);
  return language;
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
 * Switches to the language after the chosen one. Stores it for this and later visits at once, because another page may open
 * meanwhile. The toggle shows it in the next frame; the texts follow after that, because rendering them takes longer than a
 * frame on slow phones.
 */
export function switchLanguage(): void {
  const language = nextLanguage(store.get().chosen);
  storeLanguage(language);
  // A `lang` parameter that stays in the URL would override this choice on a reload.
  removeLanguageFromUrl();
  store.set({ chosen: language });
  afterPaint(showChosenLanguage);
}

/** Returns the next language of the list, and after the last one the first. */
export function nextLanguage(language: Language): Language {
  return languageCodes[(languageCodes.indexOf(language) + 1) % languageCodes.length]!;
}

function showLanguage(language: Language | undefined) {
  if (language) store.set({ chosen: language });
  showChosenLanguage();
}

/** Renders the texts, and sets `lang` and `dir` of the document after the next paint. What is in view stays there. */
function showChosenLanguage() {
  const { chosen, shown } = store.get();
  if (chosen === shown) return;
  store.set({ shown: chosen, restoreScroll: saveScrollAnchor() });
  afterPaint(() => {
    const root = document.documentElement;
    const { shown } = store.get();
    // Setting `lang`, even to the same value, makes the browser recalculate the style of the whole page.
    if (root.lang === shown) return;
    // Headings have another size in Malay. The visitor may have scrolled since the texts were rendered.
    const restoreScroll = saveScrollAnchor();
    root.lang = shown;
    root.dir = languages[shown].dir;
    restoreScroll();
  });
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
