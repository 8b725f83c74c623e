import localFont from "next/font/local";

/**
 * Instrument Sans, weights 400 to 700, cut down to the characters of English and Malay. Optional: where
 * it does not come at once, the page keeps the fallback of `globals.css` instead of moving under the
 * reader, and has the typeface from the next load.
 */
export const typeface = localFont({
  src: "./fonts/instrument-sans.woff2",
  weight: "400 700",
  display: "optional",
  adjustFontFallback: false,
  variable: "--font-instrument-sans",
});
