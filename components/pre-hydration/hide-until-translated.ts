/**
 * Hides the page from a visitor who has chosen another language than that of the exported HTML, until it is rendered in that
 * language: an anti-flicker guard. CSS shows the page again after 1.25 seconds. A first visit with `?lang=` is not hidden,
 * because its scripts are not in the cache, and would come later than that on a slow line. Serialised into an inline script,
 * so it must be self-contained.
 *
 * @param storageKey the `localStorage` key of the visitor's choice
 * @param languages the codes of the languages
 */
export function hideUntilTranslated(storageKey: string, languages: string[]): void {
  const root = document.documentElement;
  const find = (value: string | null) => languages.find((code) => code === value);
  let stored: string | undefined;
  try {
    stored = find(localStorage.getItem(storageKey));
  } catch {
    // Reading throws when storage is blocked.
  }
  const language = find(new URLSearchParams(location.search).get("lang")) ?? stored;
  if (stored && language !== root.lang) root.dataset.languagePending = "";
}
