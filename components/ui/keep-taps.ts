declare global {
  interface DOMStringMap {
    /** On the document's element when a script could not be had: the page goes on as if scripts were off. */
    scriptless?: "";
  }
  interface Window {
    releaseTaps?: () => void;
  }
}

/**
 * Keeps what is pressed before the scripts are there, marks it as busy, and presses it again when
 * `window.releaseTaps()` is called. Links and the menu work by themselves; a form that is not valid is
 * the browser's. When a script cannot be had, nothing is kept any longer. It runs in the head of the
 * page, written out as text: nothing outside it is known.
 */
export function keepTaps(): void {
  const root = document.documentElement;
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
  function stop() {
    removeEventListener("click", keep, true);
    removeEventListener("error", giveUp, true);
    taps.forEach((button) => button.removeAttribute("aria-busy"));
  }
  function giveUp(event: Event) {
    if (!(event.target instanceof HTMLScriptElement)) return;
    stop();
    root.dataset.scriptless = "";
  }
  addEventListener("click", keep, true);
  addEventListener("error", giveUp, true);
  window.releaseTaps = () => {
    stop();
    delete root.dataset.scriptless;
    taps.forEach((button) => button.click());
    taps.clear();
  };
}
