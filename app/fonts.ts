import localFont from "next/font/local";

/**
 * Instrument Sans, weights 400 to 700. The file is a subset: the characters of English and Malay, tabular figures, the
 * `prep` table, without which FreeType rounds the widths of letters, and the kerning of the regular weight, rounded to 5
 * units, without pairs below 10. With the kerning of each weight, the file would be 50 % larger. Used for the first
 * paint if it is cached; the fallback fonts are in `globals.css`.
 */
export const typeface = localFont({
  src: "./fonts/instrument-sans.woff2",
  weight: "400 700",
  display: "optional",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-instrument-sans",
});

/**
 * The same file for a page that has already been painted: browsers do not apply a late `optional` font. Its class sets the
 * same variable, and `components/pre-hydration/load-typeface.ts` adds it. Not preloaded, because slow connections do not load it.
 */
export const lateTypeface = localFont({
  src: "./fonts/instrument-sans.woff2",
  weight: "400 700",
  display: "block",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-instrument-sans",
});
