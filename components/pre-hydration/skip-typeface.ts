/**
 * Leaves the page in the fallback fonts on a connection slower than 4G, or while the data saver is on, because the file of
 * the typeface would delay the scripts. Only Chromium reports the connection. Serialised into an inline script, so it must
 * be self-contained.
 *
 * @param className the class of the document element that requests the typeface
 */
export function skipTypeface(className: string): void {
  const { effectiveType = "4g", saveData = false } = navigator.connection ?? {};
  if (effectiveType !== "4g" || saveData) document.documentElement.classList.remove(className);
}
