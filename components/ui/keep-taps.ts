declare global {
  interface DOMStringMap {
    /** On the document's element while scripts answer, or will; without it the page goes on as if they were off. */
    scripts?: "";
  }
  interface Window {
    releaseTaps?: () => void;
  }
}

/**
 * Keeps what is pressed before the scripts are there, marks it as busy, and presses it again when
 * `window.releaseTaps()` is called. Links and the menu work by themselves; a form that is not valid is
 * the browser's. Half a minute after a press nothing is kept any longer. It runs in the head of the page,
 * written out as text: nothing outside it is known.
 *
 * @returns the function that gives up after so many milliseconds, if React has not answered by then: the
 *   scripts came to nothing.
 */
export function keepTaps(): (patience: number) => void {
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
    timer ||= window.setTimeout(giveUp, 30_000);
  }
  function stop() {
    clearTimeout(timer);
    removeEventListener("click", keep, true);
    taps.forEach((button) => button.removeAttribute("aria-busy"));
  }
  function giveUp() {
    stop();
    delete root.dataset.scripts;
  }
  let timer = 0;
  let isReleased = false;
  root.dataset.scripts = "";
  addEventListener("click", keep, true);
  window.releaseTaps = () => {
    isReleased = true;
    stop();
    root.dataset.scripts = "";
    taps.forEach((button) => button.click());
    taps.clear();
  };
  return (patience) => {
    if (isReleased) return;
    clearTimeout(timer);
    timer = window.setTimeout(giveUp, patience);
  };
}
