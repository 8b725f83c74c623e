declare global {
  interface DOMStringMap {
    /** On a script of the exported page: its address, until it is started. */
    src?: string;
    /** On a script that only a page waiting for this language needs. */
    language?: string;
  }
  interface Window {
    /** The exported site calls it with what has React take over the page. */
    whenComplete?: (run: () => void) => void;
  }
}

/**
 * Starts the page's scripts when its first paint is on the way: before it they would take their part of the
 * line and of the processor. Who cannot see that paint, because the page waits for its Malay words or is
 * opened in a background tab, gets them at once. React takes over when the page and all scripts have come,
 * or not at all: of a page that misses one it would make an error screen. Each is asked for twice. It runs in
 * the head of the page, written out as text: nothing outside it is known.
 *
 * @param giveUp called when React has not answered, that many milliseconds later
 */
export function startScripts(giveUp: (patience: number) => void): void {
  const { awaits } = document.documentElement.dataset;
  const parsed = new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));
  const loaded = new Promise((resolve) => addEventListener("load", resolve));
  let run = () => {};
  window.whenComplete = (callback) => (run = callback);

  function load(place: HTMLElement, [src = "", ...others]: string[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.onload = resolve;
      script.onerror = (event) => {
        if (others.length > 0) {
          setTimeout(() => load(script, others).then(resolve, reject), 1000);
        } else {
          // Webpack would wait for what has failed already, if it asked for the same.
          script.remove();
          reject(event);
        }
      };
      script.src = src;
      place.replaceWith(script);
    });
  }

  function start() {
    const needed = [parsed];
    document.querySelectorAll<HTMLScriptElement>("script[data-src]").forEach((script) => {
      const { src = "", language } = script.dataset;
      // The second time past what a cache may hold of the first.
      if (!language) needed.push(load(script, [src, `${src}?again`]));
      else if (language !== awaits) script.remove();
      // The page says so by itself when its words cannot be had.
      else load(script, [src]).catch(() => undefined);
    });
    void Promise.all(needed).then(
      () => {
        void loaded.then(() => giveUp(3000));
        run();
      },
      () => giveUp(0),
    );
  }
  if (document.hidden || awaits) start();
  else void parsed.then(() => requestAnimationFrame(() => setTimeout(start)));
}
