declare global {
  interface Navigator {
    /** Chromium only; `rtt` is the time of a round trip in milliseconds. */
    connection?: { rtt?: number; saveData?: boolean };
  }
}

/**
 * Asks for the typeface before the body begins, where the line is so fast that it comes in time: Chromium
 * then holds the first paint back for it, up to 100 ms. Elsewhere that would be in vain, and the page asks
 * for it in the body. It runs in the head of the page, written out as text: nothing outside it is known.
 */
export function awaitTypeface(): void {
  const preload = document.querySelector<HTMLLinkElement>("link[as=font]");
  const { rtt = Infinity } = navigator.connection ?? {};
  if (preload && rtt <= 100) preload.media = "all";
}
