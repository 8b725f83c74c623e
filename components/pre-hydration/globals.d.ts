/** `data-*` attributes of the document element. */
interface DOMStringMap {
  /** Set while scripts run, or are expected to; without it the page is styled as if scripts were disabled. */
  scripts?: "";
  /** Set while the page is hidden until the visitor's language is rendered. */
  languagePending?: "";
  /** Set after hydration. */
  hydrated?: "";
}

interface Window {
  /** Replays the clicks that were captured before hydration. */
  replayClicks?: () => void;
}

interface Navigator {
  /** Network Information API, Chromium only. */
  connection?: { saveData?: boolean; effectiveType?: string };
}
