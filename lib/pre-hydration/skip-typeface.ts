/**
 * Uses the fallback fonts on a connection slower than 4G, or while the data saver is on. `font-display: optional` would
 * not show the typeface on such a visit, and its 22 kB would delay the scripts by 0.4 s on slow 3G. Only Chromium reports
 * the connection. Serialised into an inline script, so it must be self-contained.
 *
 * @param className the class of the document element that sets the typeface
 */
export function skipTypeface(className: string): void {
  const { effectiveType = "4g", saveData = false } = navigator.connection ?? {};
  if (effectiveType !== "4g" || saveData) document.documentElement.classList.remove(className);
}
