let noted: { element: Element; top: number } | undefined;

/**
 * Notes where the text in the middle of the view stands, before all texts change their length. Only
 * browsers that do not anchor scrolling by themselves need it; Safari is one.
 */
export function saveScrollAnchor(): void {
  if (CSS.supports("overflow-anchor", "auto")) return;
  const element = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  noted = element ? { element, top: element.getBoundingClientRect().top } : undefined;
}

/** Scrolls so that what was noted stands where it stood. */
export function restoreScrollAnchor(): void {
  if (noted) window.scrollBy(0, noted.element.getBoundingClientRect().top - noted.top);
  noted = undefined;
}
