let anchor: { element: Element; top: number } | undefined;

/**
 * Saves the position of the element in the middle of the viewport before a change of language changes the length of
 * the texts. Needed for Safari, which has no scroll anchoring; does nothing in browsers that have it, and at the top.
 */
export function saveScrollAnchor(): void {
  if (scrollY <= 0 || CSS.supports("overflow-anchor", "auto")) return;
  const element = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  anchor = element ? { element, top: element.getBoundingClientRect().top } : undefined;
}

/** Scrolls the saved element back to its position. */
export function restoreScrollAnchor(): void {
  // React may have replaced the element.
  if (anchor?.element.isConnected)
    window.scrollBy(0, anchor.element.getBoundingClientRect().top - anchor.top);
  anchor = undefined;
}
