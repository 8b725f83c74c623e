declare global {
  interface DOMStringMap {
    /** On the document's element while the page is hidden, waiting for its Malay words. */
    awaits?: "ms";
  }
}

/**
 * Hides the page of a visitor who wants Malay until its words are there; the style sheet ends the wait
 * before two seconds are over. It runs in the head of the page, written out as text: nothing outside it is known.
 */
export function hideUntilMalay(): void {
  let language = new URLSearchParams(location.search).get("lang");
  try {
    if (language !== "en" && language !== "ms") language = localStorage.getItem("language");
  } catch {
    // Storage may be blocked.
  }
  if (language === "ms") document.documentElement.dataset.languagePending = "ms";
}

/** Shows the page. */
export function showPage(): void {
  delete document.documentElement.dataset.languagePending;
}
