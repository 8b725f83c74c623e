import en from "@/messages/en.json";
import { afterPaint } from "../after-paint";
import { savesData } from "../saves-data";
import { whenIdle } from "../when-idle";
import { showPage } from "../pre-hydration/hide-until-malay";
import { saveScrollAnchor } from "./scroll-anchor";

export type Language = "en" | "ms";
type Messages = typeof en;
export type MessageKey = keyof Messages;

type Dictionary = { language: Language; messages: Messages };

const english: Dictionary = { language: "en", messages: en };
const storageKey = "language";
const listeners = new Set<() => void>();

let current = english;
/** What was asked for last: while its dictionary loads, it is not what is on display. */
let wanted: Language = "en";
let malay: Promise<Dictionary> | undefined;
/** Whether the dictionary of the last request could not be loaded. */
let hasFailed = false;

/** The dictionary on display; keeps its identity until the language changes. */
export function getDictionary(): Dictionary {
  return current;
}

/** The dictionary of the exported HTML. */
export function getServerDictionary(): Dictionary {
  return english;
}

/**
 * Calls the listener on every change of the language, in this tab or another. The first subscription starts the
 * store: it shows the requested language, after hydration and again after a hot replacement in development.
 *
 * @returns the function that ends the subscription.
 */
export function subscribe(listener: () => void): () => void {
  const isFirst = listeners.size === 0;
  listeners.add(listener);
  if (isFirst) {
    window.addEventListener("storage", followOtherTab);
    window.addEventListener("pageshow", followOtherPages);
    void showRequestedLanguage();
    preloadMalay();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("storage", followOtherTab);
    window.removeEventListener("pageshow", followOtherPages);
  };
}

/** Whether a language was asked for that is not on display yet. */
export function isLanguageLoading(): boolean {
  return wanted !== current.language;
}

/** Whether the language that was asked for last could not be loaded. */
export function hasLoadingFailed(): boolean {
  return hasFailed;
}

/**
 * Switches from the language on display to the other one as soon as its dictionary is there, and keeps
 * the choice for later visits. If it cannot be loaded, a toast says so and the language stays; a later
 * call tries again.
 *
 * @returns whether the other language is shown.
 */
export async function toggleLanguage(): Promise<boolean> {
  const language = current.language === "en" ? "ms" : "en";
  if (!(await showLanguage(language))) return false;
  // Neither is seen, and the storage takes its time.
  afterPaint(() => {
    writeStoredLanguage(language);
    // Left in the address, an earlier request would undo this choice.
    dropLanguageFromAddress();
  });
  return true;
}

/**
 * Shows the language that the address asks for (`?lang=ms`), else the one kept from an earlier visit;
 * what the visitor has asked for since the page came goes before both.
 */
async function showRequestedLanguage(): Promise<void> {
  const fromAddress = parseLanguage(new URLSearchParams(location.search).get("lang"));
  const language = isLanguageLoading() ? wanted : (fromAddress ?? readStoredLanguage());
  const isShown = await showLanguage(language);
  // Kept, the request has done its work.
  if (fromAddress && isShown && writeStoredLanguage(language)) dropLanguageFromAddress();
}

/** Fetches Malay once the page has loaded and the browser has nothing better to do, unless the visitor saves data. */
function preloadMalay(): void {
  if (savesData()) return;
  whenIdle(() => void loadDictionary("ms").catch(() => undefined));
}

/** Resolves to whether the language is shown: not when its dictionary failed, or a later request overtook this one. */
async function showLanguage(language: Language): Promise<boolean> {
  setWanted(language);
  const dictionary = await loadDictionary(language).catch(() => undefined);
  if (wanted !== language) return false;
  if (dictionary) display(dictionary);
  else setWanted(current.language, true);
  showPage();
  return dictionary !== undefined;
}

function loadDictionary(language: Language): Promise<Dictionary> {
  if (language === "en") return Promise.resolve(english);
  malay ??= import(/* webpackChunkName: "ms" */ "@/messages/ms.json").then(
    (module) => ({ language: "ms", messages: module.default }),
    (error) => {
      malay = undefined;
      throw error;
    },
  );
  return malay;
}

function display(dictionary: Dictionary) {
  if (dictionary === current) return;
  saveScrollAnchor();
  current = dictionary;
  tellListeners();
}

function setWanted(language: Language, failed = false) {
  wanted = language;
  hasFailed = failed;
  tellListeners();
}

function tellListeners() {
  listeners.forEach((listener) => listener());
}

function followOtherTab({ key, newValue }: StorageEvent) {
  if (key !== storageKey && key !== null) return;
  const language = newValue === null ? readStoredLanguage() : parseLanguage(newValue);
  if (language) void showLanguage(language);
}

/** A page that the browser kept while others were shown has missed what was chosen there. */
function followOtherPages({ persisted }: PageTransitionEvent) {
  if (persisted) void showLanguage(readStoredLanguage(current.language));
}

function parseLanguage(value: string | null): Language | undefined {
  return value === "en" || value === "ms" ? value : undefined;
}

function dropLanguageFromAddress() {
  const url = new URL(location.href);
  if (!url.searchParams.has("lang")) return;
  url.searchParams.delete("lang");
  history.replaceState(history.state, "", url);
}

/** Storage may be blocked, in which case reading it throws; the choice then lasts as long as the page. */
function readStoredLanguage(whenNone: Language = "en"): Language {
  try {
    return parseLanguage(localStorage.getItem(storageKey)) ?? whenNone;
  } catch {
    return current.language;
  }
}

/** Tells whether the language could be kept; if not, it still changes for this page. */
function writeStoredLanguage(language: Language): boolean {
  try {
    localStorage.setItem(storageKey, language);
    return true;
  } catch {
    return false;
  }
}
