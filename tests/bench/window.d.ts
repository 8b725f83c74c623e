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
      /** When the page is hydrated, so that its buttons work. */
      interactive?: number;
      /** When the result of the task is on screen. */
      answered?: number;
      /** For how long the page is visible without the result of the task. */
      unansweredDuration?: number;
      /** The duration from a tap to the next paint. */
      nextPaint?: number;
      /** The duration from a tap until all texts have changed. */
      textChange?: number;
    };
  }
}
