/**
 * Loads the typeface and applies it, also after the first paint, unless that would move something in the viewport. In that
 * case, `window.applyTypeface()` applies it on the next navigation. On a connection slower than 4G, or while the data saver
 * is on, the page keeps the fallback fonts, because the file would delay the scripts. Only Chromium reports the connection.
 * Serialised into an inline script, so it must be self-contained.
 *
 * @param className the class of the document element that requests the typeface for the first paint
 * @param lateClassName the class that applies the typeface to a painted page
 * @param lateFamily the CSS font family that this class uses
 */
export function loadTypeface(className: string, lateClassName: string, lateFamily: string): void {
  const root = document.documentElement;
  const { effectiveType = "4g", saveData = false } = navigator.connection ?? {};
  if (effectiveType !== "4g" || saveData) {
    root.classList.remove(className);
    return;
  }
  let isPainted = false;
  const readBoxes = () =>
    Array.from(document.body.getElementsByTagName("*"), (element) =>
      element.getBoundingClientRect(),
    );
  const apply = () => root.classList.add(lateClassName);
  function applyUnlessMoving() {
    const before = readBoxes();
    apply();
    const after = readBoxes();
    // Less than a line of text, but more than the links of the navigation move.
    const tolerance = 20;
    const isMoving = before.some(({ left, top }, index) => {
      const box = after[index];
      return box && top < innerHeight && Math.hypot(box.left - left, box.top - top) > tolerance;
    });
    if (isPainted && isMoving && root.dataset.languagePending === undefined) {
      root.classList.remove(lateClassName);
      window.applyTypeface = apply;
    }
  }
  requestAnimationFrame(() => (isPainted = true));
  // Loading fails when the connection is lost.
  document.fonts.load(`1em ${lateFamily}`).then(applyUnlessMoving, () => undefined);
}
