import en from "@/messages/en.json";
import { languageStorageKey, parseLanguage, type Language, type Messages } from "./languages";
import { saveScrollAnchor } from "./scroll-anchor";
import { afterPaint } from "../after-paint";
import { isDataSaverOn } from "../is-data-saver-on";
import { whenIdle } from "../when-idle";

type Dictionary = { language: Language; messages: Messages };

const english: Dictionary = { language: "en", messages: en };
const listeners = new Set<() => void>();

let current = english;
/** The language of the last request; differs from `current` while its dictionary is loading. */
let requested: Language = "en";
let malayDictionary: Promise<Dictionary> | undefined;
/** Whether the dictionary of the last request could not be loaded. */
let hasFailed = false;

/** Returns the active dictionary; the same object until the language changes. */
export function getDictionary(): Dictionary {
  return current;
}

/** Returns the dictionary of the exported HTML. */
export function getServerDictionary(): Dictionary {
  return english;
}

/**
 * Calls the listener when the language or its loading state changes. The first subscription initialises the store: it
 * applies the language of the URL, or else of the last visit. This happens after hydration, and again after hot module
 * replacement.
 *
 * @returns the function that unsubscribes.
 */
export function subscribeToLanguage(listener: () => void): () => void {
  const isFirst = listeners.size === 0;
  listeners.add(listener);
  if (isFirst) {
    window.addEventListener("storage", handleStorage);
    window.addEventListener("pageshow", handlePageShow);
    void applyInitialLanguage();
    preloadMalay();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("storage", handleStorage);
    window.removeEventListener("pageshow", handlePageShow);
  };
}

/** Whether the dictionary of the requested language is loading. */
export function isLanguageLoading(): boolean {
  return requested !== current.language;
}

/** Whether the last requested dictionary could not be loaded. */
export function hasLoadingFailed(): boolean {
  return hasFailed;
}

/**
 * Switches to the other language once its dictionary has loaded, and stores the choice for later visits. If loading
 * fails, the language stays and the next call tries again.
 *
 * @returns whether the other language is active.
 */
export async function toggleLanguage(): Promise<boolean> {
  const language = current.language === "en" ? "ms" : "en";
  if (!(await setLanguage(language))) return false;
  // Deferred, because storage is slow and nothing on the page depends on it.
  afterPaint(() => {
    storeLanguage(language);
    // A `lang` parameter that stays in the URL would override this choice on a reload.
    removeLanguageFromUrl();
  });
  return true;
}

/**
 * Applies the language of the URL (`?lang=ms`), otherwise the stored one. A language that the visitor has requested in
 * the meantime takes precedence.
 */
async function applyInitialLanguage(): Promise<void> {
  const fromUrl = parseLanguage(new URLSearchParams(location.search).get("lang"));
  const language = isLanguageLoading() ? requested : (fromUrl ?? readStoredLanguage());
  const isActive = await setLanguage(language);
  // Once stored, the parameter can be removed.
  if (fromUrl && isActive && storeLanguage(language)) removeLanguageFromUrl();
}

/** Loads Malay when the browser is idle after the load event, unless the data saver is on. */
function preloadMalay(): void {
  if (isDataSaverOn()) return;
  whenIdle(() => void loadDictionary("ms").catch(() => undefined));
}

/** Returns false when the dictionary cannot be loaded, or when a later request has replaced this one. */
async function setLanguage(language: Language): Promise<boolean> {
  setRequested(language);
  const dictionary = await loadDictionary(language).catch(() => undefined);
  if (requested !== language) return false;
  if (dictionary) activate(dictionary);
  else setRequested(current.language, true);
  // Ends the anti-flicker guard.
  delete document.documentElement.dataset.languagePending;
  return dictionary !== undefined;
}

function loadDictionary(language: Language): Promise<Dictionary> {
  if (language === "en") return Promise.resolve(english);
  malayDictionary ??= import(/* webpackChunkName: "ms" */ "@/messages/ms.json").then(
    (module) => ({ language: "ms", messages: module.default }),
    (error) => {
      malayDictionary = undefined;
      throw error;
    },
  );
  return malayDictionary;
}

function activate(dictionary: Dictionary) {
  if (dictionary === current) return;
  saveScrollAnchor();
  current = dictionary;
  notify();
}

function setRequested(language: Language, failed = false) {
  if (language === requested && failed === hasFailed) return;
  requested = language;
  hasFailed = failed;
  notify();
}

function notify() {
  listeners.forEach((listener) => listener());
}

/** Follows a choice made in another tab. */
function handleStorage({ key, newValue }: StorageEvent) {
  if (key !== languageStorageKey && key !== null) return;
  const language = newValue === null ? readStoredLanguage() : parseLanguage(newValue);
  if (language) void setLanguage(language);
}

/** A page restored from the back/forward cache has missed choices made on other pages. */
function handlePageShow({ persisted }: PageTransitionEvent) {
  if (persisted) void setLanguage(readStoredLanguage(current.language));
}

function removeLanguageFromUrl() {
  const url = new URL(location.href);
  if (!url.searchParams.has("lang")) return;
  url.searchParams.delete("lang");
  history.replaceState(history.state, "", url);
}

/** Reading throws when storage is blocked; the choice then lasts until the page is closed. */
function readStoredLanguage(fallback: Language = "en"): Language {
  try {
    return parseLanguage(localStorage.getItem(languageStorageKey)) ?? fallback;
  } catch {
    return current.language;
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
