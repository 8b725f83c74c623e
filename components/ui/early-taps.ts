declare global {
  interface Window {
    releaseTaps?: () => void;
  }
}

/**
 * Keeps what is pressed before the scripts are there, marks it as busy, and presses it again when
 * `window.releaseTaps()` is called. Links and the menu work by themselves; a form that is not valid is
 * the browser's. It runs in the head of the page, written out as text: nothing outside it is known.
 */
export function keepTaps(): void {
  const taps = new Set<HTMLButtonElement>();
  function keep(event: MouseEvent) {
    const button = (event.target as Element).closest<HTMLButtonElement>(
      "button:not([popovertarget])",
    );
    if (!button || button.form?.checkValidity() === false) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    button.setAttribute("aria-busy", "true");
    taps.add(button);
  }
  addEventListener("click", keep, true);
  window.releaseTaps = () => {
    removeEventListener("click", keep, true);
    for (const button of taps) {
      button.removeAttribute("aria-busy");
      button.click();
    }
    taps.clear();
  };
}
