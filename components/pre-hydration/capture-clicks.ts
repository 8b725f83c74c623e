/**
 * Captures the clicks on buttons, and on links with `data-needs-scripts`, before hydration, marks them as busy, and replays
 * one click on each when `window.replayClicks()` is called. Other links, the menu and buttons with `data-needs-no-scripts`
 * work without React, and an invalid form is left to the browser. Gives up when a script of the site fails, three seconds
 * after the load event, or 30 seconds after the first click if the page has not loaded by then. Serialised into an inline
 * script, so it must be self-contained.
 */
export function captureClicks(): void {
  const root = document.documentElement;
  const clicked = new Set<HTMLElement>();
  let timer = 0;
  function capture(event: MouseEvent) {
    const target = (event.target as Element).closest<HTMLElement>(
      "button:not([popovertarget], [data-needs-no-scripts]), a[data-needs-scripts]",
    );
    if (!target || (target as HTMLButtonElement).form?.checkValidity() === false) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    target.setAttribute("aria-busy", "true");
    clicked.add(target);
    timer ||= window.setTimeout(giveUp, 30_000);
  }
  function handleLoad() {
    clearTimeout(timer);
    timer = window.setTimeout(giveUp, 3000);
  }
  function handleError({ target, filename }: ErrorEvent) {
    const script = target instanceof HTMLScriptElement ? target : undefined;
    const url = script ? script.src : filename;
    // Ignores fonts and images, which have no file name, and scripts that are not the site's.
    if (!url?.includes("/_next/")) return;
    // Webpack requests the script again, but only if its element is gone.
    script?.remove();
    giveUp();
  }
  function stop() {
    clearTimeout(timer);
    removeEventListener("click", capture, true);
    removeEventListener("load", handleLoad);
    removeEventListener("error", handleError, true);
    clicked.forEach((target) => target.removeAttribute("aria-busy"));
  }
  function giveUp() {
    stop();
    clicked.clear();
    delete root.dataset.scripts;
    delete root.dataset.languagePending;
  }
  root.dataset.scripts = "";
  addEventListener("click", capture, true);
  addEventListener("load", handleLoad);
  addEventListener("error", handleError, true);
  window.replayClicks = () => {
    stop();
    root.dataset.scripts = "";
    clicked.forEach((target) => {
      // A form needs the language and the topic of its inquiry, which effects set until then.
      if (target.closest("form")) setTimeout(() => target.click());
      else target.click();
    });
    clicked.clear();
  };
}
