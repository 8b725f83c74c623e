import localFont from "next/font/local";

/**
 * Instrument Sans, weights 400 to 700. The file is a subset: the characters of English and Malay, tabular figures, the
 * `prep` table, without which FreeType rounds the widths of letters, and the kerning of the regular weight, rounded to 5
 * units, without pairs below 10. With the kerning of each weight, the file would be 50 % larger. Next adds a fallback font
 * with the same metrics. Not preloaded, because slow connections do not load it.
 */
export const typeface = localFont({
  src: "./fonts/instrument-sans.woff2",
  weight: "400 700",
  display: "swap",
  preload: false,
  variable: "--typeface",
});
