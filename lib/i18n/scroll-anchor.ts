/**
 * Saves the position of the element in the middle of the viewport before a change of language changes the length of
 * the texts. Needed for Safari, which has no scroll anchoring; does nothing in browsers that have it, and at the top.
 *
 * @returns the function that scrolls the element back to its position
 */
export function saveScrollAnchor(): (() => void) | undefined {
  if (scrollY <= 0 || CSS.supports("overflow-anchor", "auto")) return undefined;
  const element = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const top = element?.getBoundingClientRect().top ?? 0;
  return () => {
    // React may have replaced the element.
    if (element?.isConnected) window.scrollBy(0, element.getBoundingClientRect().top - top);
  };
}
