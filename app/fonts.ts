import localFont from "next/font/local";

/** Next adds a fallback font with the metrics of the file. Not preloaded, because slow connections do not load it. */
export const typeface = localFont({
  src: "./fonts/typeface.woff2",
  weight: "400 700",
  display: "swap",
  preload: false,
  variable: "--typeface",
});
