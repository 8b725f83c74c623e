export {};

declare global {
  interface Window {
    /** What the page tells of itself while it is measured; times in milliseconds. */
    bench: {
      firstPaint?: number;
      largestPaint?: number;
      largestElement?: string;
      layoutShift?: number;
      answers?: number;
      malay?: number;
      english?: number;
      heading?: string | null;
      nextPaint?: number;
      done?: number;
    };
  }
}
