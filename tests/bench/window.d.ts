export {};

declare global {
  interface Window {
    /** What the page records about itself while it is measured; times in milliseconds. */
    bench: {
      firstPaint?: number;
      largestPaint?: number;
      /** The sum of all layout shifts. */
      shift?: number;
      load?: number;
      /** When the toggle answers. */
      answers?: number;
      /** When Malay was on screen first. */
      malay?: number;
      /** How long English was on screen. */
      english?: number;
      /** The time from a tap to the next paint. */
      nextPaint?: number;
    };
  }
}
