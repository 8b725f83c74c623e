declare global {
  interface DOMStringMap {
    /** On the document's element while scripts answer, or will; without it the page goes on as if they were off. */
    scripts?: "";
  }
  interface Window {
    replayClicks?: () => void;
  }
}

/**
 * Keeps what is pressed before the scripts are there, marks it as busy, and presses it again when
 * `window.replayClicks()` is called. Links and the menu work by themselves; a form that is not valid is
 * the browser's. Gives up when a script fails, three seconds after the page has loaded, or half a minute
 * after the first press. Serialised into the head of the page, so it must be self-contained.
 */
export function captureClicks(): void {
  const root = document.documentElement;
  const taps = new Set<HTMLButtonElement>();
  let timer = 0;
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
  function handleLoad() {
    clearTimeout(timer);
    timer = window.setTimeout(giveUp, 3000);
  }
  function handleError({ target }: Event) {
    const isScript = target instanceof HTMLScriptElement;
    // Webpack requests it again, but waits two minutes for one that is still in the page.
    if (isScript) target.remove();
    // Any other element is a typeface or a picture.
    if (isScript || target === window) giveUp();
  }
  function stop() {
    clearTimeout(timer);
    removeEventListener("click", keep, true);
    removeEventListener("load", handleLoad);
    removeEventListener("error", handleError, true);
    taps.forEach((button) => button.removeAttribute("aria-busy"));
  }
  function giveUp() {
    stop();
    delete root.dataset.scripts;
    delete root.dataset.languagePending;
  }
  root.dataset.scripts = "";
  addEventListener("click", keep, true);
  addEventListener("load", handleLoad);
  addEventListener("error", handleError, true);
  window.replayClicks = () => {
    stop();
    root.dataset.scripts = "";
    taps.forEach((button) => button.click());
    taps.clear();
  };
}
