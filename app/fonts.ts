import localFont from "next/font/local";

/**
 * Instrument Sans, weights 400 to 700, a subset with the characters of English and Malay. With `optional`, a font that
 * has not loaded by the first paint is used from the next page load on, without a layout shift; the fallback fonts are
 * in `globals.css`. Not preloaded, because preloading delays the first paint on slow 3G by 150 ms. Slow connections do
 * not load it: see `lib/pre-hydration/skip-typeface.ts`.
 */
export const typeface = localFont({
  src: "./fonts/instrument-sans.woff2",
  weight: "400 700",
  display: "optional",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-instrument-sans",
});
