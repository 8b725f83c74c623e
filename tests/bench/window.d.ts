export {};

declare global {
  interface Window {
    /**
     * The metrics that the page records while it is measured: times in milliseconds since the
     * navigation started, durations in milliseconds.
     */
    bench: {
      firstContentfulPaint?: number;
      largestContentfulPaint?: number;
      /** The sum of all layout shift scores. */
      layoutShift?: number;
      /** The time of the load event. */
      load?: number;
      /** When the page is hydrated, so that the language toggle works. */
      interactive?: number;
      /** When Malay is first visible. */
      malayVisible?: number;
      /** For how long English is visible. */
      englishDuration?: number;
      /** The duration from a tap to the next paint. */
      nextPaint?: number;
    };
  }
}
