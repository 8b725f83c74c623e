import localFont from "next/font/local";

/**
 * Instrument Sans, weights 400 to 700, cut down to the characters of English and Malay. Not preloaded:
 * the styles that ask for it are in the page, and the fallbacks of `globals.css` have its widths.
 */
export const typeface = localFont({
  src: "./fonts/instrument-sans.woff2",
  weight: "400 700",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-instrument-sans",
});
