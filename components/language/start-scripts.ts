declare global {
  interface DOMStringMap {
    /** On a script of the exported page: its address, until it is started. */
    src?: string;
    /** On a script that only a page waiting for this language needs. */
    language?: string;
  }
}

/**
 * Starts the page's scripts when its first paint is on the way: before it they would take their part of the
 * line and of the processor. Who cannot see that paint, because the page waits for its Malay words or is
 * opened in a background tab, gets them at once. It runs in the head of the page, written out as text:
 * nothing outside it is known.
 *
 * @param whenAllCame called when everything on the page has come or failed
 */
export function startScripts(whenAllCame: () => void): void {
  const ends = [new Promise<unknown>((resolve) => addEventListener("load", resolve))];
  const { awaits } = document.documentElement.dataset;
  function start() {
    document.querySelectorAll<HTMLScriptElement>("script[data-src]").forEach((script) => {
      const { language = awaits } = script.dataset;
      if (language !== awaits) return script.remove();
      ends.push(
        new Promise((resolve) => {
          script.onload = resolve;
          script.onerror = (event) => {
            // Webpack would wait for what has failed already, if it asked for the same.
            script.remove();
            resolve(event);
          };
        }),
      );
      script.src = script.dataset.src!;
      delete script.dataset.src;
    });
    void Promise.all(ends).then(whenAllCame);
  }
  if (document.hidden || awaits) start();
  else addEventListener("DOMContentLoaded", () => requestAnimationFrame(() => setTimeout(start)));
}
