import en from "@/messages/en.json";

export type Language = "en" | "ms";
type Messages = typeof en;
export type MessageKey = keyof Messages;

type Dictionary = { language: Language; messages: Messages };

const english: Dictionary = { language: "en", messages: en };
const storageKey = "language";
const listeners = new Set<() => void>();

let current = english;
let malay: Promise<Dictionary> | undefined;

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
 * Switches to the other language as soon as its dictionary is there, and keeps the choice for later visits.
 *
 * @throws when the dictionary cannot be loaded; the language then stays as it was, and a later call tries again.
 */
export async function toggleLanguage(): Promise<void> {
  await showLanguage(current === english ? "ms" : "en");
  dropLanguageFromAddress();
}

/** Shows the language that the address asks for (`?lang=ms`), else the one kept from an earlier visit, if it can be had. */
export async function showRequestedLanguage(): Promise<void> {
  const fromAddress = parseLanguage(new URLSearchParams(location.search).get("lang"));
  try {
    if (fromAddress) await showLanguage(fromAddress);
    else display(await loadDictionary(readStoredLanguage()));
  } catch {
    // The page stays as it is, and the toggle tries again.
  }
}

/** Fetches Malay when the browser has nothing better to do, unless the visitor saves data. */
export function preloadMalay(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const whenIdle = window.requestIdleCallback ?? window.setTimeout;
  whenIdle(() => void loadDictionary("ms").catch(() => undefined));
}

async function showLanguage(language: Language) {
  const dictionary = await loadDictionary(language);
  writeStoredLanguage(language);
  display(dictionary);
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
  current = dictionary;
  listeners.forEach((listener) => listener());
}

function followOtherTab(event: StorageEvent) {
  if (event.key !== storageKey && event.key !== null) return;
  loadDictionary(readStoredLanguage()).then(display, () => undefined);
}

function parseLanguage(value: string | null): Language | undefined {
  return value === "en" || value === "ms" ? value : undefined;
}

/** An address that asks for a language would undo the toggle at the next reload. */
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

function writeStoredLanguage(language: Language) {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // The language still changes for this page.
  }
}
