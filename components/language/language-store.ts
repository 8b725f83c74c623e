import en from "@/messages/en.json";
import { endWaitForMalay } from "./malay-wait";
import { reportUnavailable } from "./report-unavailable";
import { noteView } from "./steady-view";

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
let withdrawReport: (() => void) | undefined;

/** The dictionary on display; keeps its identity until the language changes. */
export function getDictionary(): Dictionary {
  return current;
}

/** The dictionary of the exported HTML. */
export function getServerDictionary(): Dictionary {
  return english;
}

/**
 * Tells a listener of every change of language, in this tab or another.
 *
 * @returns the function that ends the subscription.
 */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", followOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", followOtherTab);
  };
}

/**
 * Switches to the other language as soon as its dictionary is there, and keeps the choice for later
 * visits. If it cannot be loaded, a toast says so and the language stays; a later call tries again.
 */
export async function toggleLanguage(): Promise<void> {
  if (await showLanguage(wanted === "en" ? "ms" : "en")) writeStoredLanguage(current.language);
}

/**
 * Shows the language that the address asks for (`?lang=ms`), else the one kept from an earlier visit;
 * what the visitor has asked for since the page came goes before both.
 */
export async function showRequestedLanguage(): Promise<void> {
  const isAsked = wanted !== current.language;
  const fromAddress = parseLanguage(new URLSearchParams(location.search).get("lang"));
  const language = isAsked ? wanted : (fromAddress ?? readStoredLanguage());
  const isShown = await showLanguage(language);
  endWaitForMalay();
  // Kept, the request has done its work; left in the address, it would undo a later choice.
  if (fromAddress && isShown && writeStoredLanguage(language)) dropLanguageFromAddress();
}

/** Fetches Malay once the page has loaded and the browser has nothing better to do, unless the visitor saves data. */
export function preloadMalay(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const preload = () => void loadDictionary("ms").catch(() => undefined);
  // Safari has no idle callback.
  const whenIdle = () =>
    "requestIdleCallback" in window ? requestIdleCallback(preload) : setTimeout(preload, 2000);
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true });
}

/** Resolves to whether the language is shown: not when its dictionary failed, or a later request overtook this one. */
async function showLanguage(language: Language): Promise<boolean> {
  wanted = language;
  const dictionary = await loadDictionary(language).catch(() => undefined);
  if (wanted !== language) return false;
  if (dictionary) {
    withdrawReport?.();
    display(dictionary);
    return true;
  }
  wanted = current.language;
  withdrawReport = await reportUnavailable();
  return false;
}

function loadDictionary(language: Language): Promise<Dictionary> {
  if (language === "en") return Promise.resolve(english);
  malay ??= import("@/messages/ms.json").then(
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
  noteView();
  current = dictionary;
  listeners.forEach((listener) => listener());
}

function followOtherTab(event: StorageEvent) {
  if (event.key !== storageKey && event.key !== null) return;
  void showLanguage(readStoredLanguage());
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
function readStoredLanguage(): Language {
  try {
    return parseLanguage(localStorage.getItem(storageKey)) ?? "en";
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
