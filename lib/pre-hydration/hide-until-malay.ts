import type { Language } from "../i18n/languages";

/**
 * Hides the English page of a visitor who wants Malay, until it is rendered in Malay: an anti-flicker guard.
 * CSS shows the page again after 1.25 seconds. Serialised into an inline script, so it must be self-contained.
 *
 * @param storageKey the `localStorage` key of the visitor's choice
 * @param parseLanguage returns the value if it is a `Language`, otherwise undefined
 */
export function hideUntilMalay(
  storageKey: string,
  parseLanguage: (value: string | null) => Language | undefined,
): void {
  let language = parseLanguage(new URLSearchParams(location.search).get("lang"));
  try {
    language ??= parseLanguage(localStorage.getItem(storageKey));
  } catch {
    // Reading throws when storage is blocked.
  }
  if (language === "ms") document.documentElement.dataset.languagePending = "";
}
