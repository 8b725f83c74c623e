import localFont from "next/font/local";

/**
 * Instrument Sans, weights 400 to 700, cut down to the characters of English and Malay. Not preloaded:
 * the styles that ask for it are in the page. Optional: where it does not come at once, the page keeps
 * the fallback of `globals.css` instead of moving under the reader, and has it from the next load.
 */
export const typeface = localFont({
  src: "./fonts/instrument-sans.woff2",
  weight: "400 700",
  display: "optional",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-instrument-sans",
});
