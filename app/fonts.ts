import localFont from "next/font/local";

/**
 * Instrument Sans, weights 400 to 700, cut down to the characters of English and Malay. Optional: if it does not
 * arrive at once, the page keeps the fallback of `globals.css` instead of moving while it is read, and has the
 * typeface from the next load. Not preloaded: a preload delays the first paint on slow 3G by 150 ms, and on a
 * fast line the typeface shows as often without.
 */
export const typeface = localFont({
  src: "./fonts/instrument-sans.woff2",
  weight: "400 700",
  display: "optional",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-instrument-sans",
});
