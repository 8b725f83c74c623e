declare global {
  interface DOMStringMap {
    /** On the document's element when the scripts came to nothing: the page goes on as if they were off. */
    scriptless?: "";
  }
  interface Window {
    releaseTaps?: () => void;
  }
}

/**
 * Keeps what is pressed before the scripts are there, marks it as busy, and presses it again when
 * `window.releaseTaps()` is called. Links and the menu work by themselves; a form that is not valid is
 * the browser's. It runs in the head of the page, written out as text: nothing outside it is known.
 *
 * @returns the function to call when every script has come or failed: if React does not answer three seconds
 *   later, the scripts came to nothing, and nothing is kept any longer.
 */
export function keepTaps(): () => void {
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
    clearTimeout(patience);
    removeEventListener("click", keep, true);
    taps.forEach((button) => button.removeAttribute("aria-busy"));
  }
  function giveUp() {
    stop();
    root.dataset.scriptless = "";
  }
  let patience = 0;
  let isReleased = false;
  addEventListener("click", keep, true);
  window.releaseTaps = () => {
    isReleased = true;
    stop();
    delete root.dataset.scriptless;
    taps.forEach((button) => button.click());
    taps.clear();
  };
  return () => {
    if (!isReleased) patience = window.setTimeout(giveUp, 3000);
  };
}
