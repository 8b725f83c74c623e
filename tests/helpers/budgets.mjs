/**
 * The maximum sizes of a page, in bytes compressed with brotli. Those of scripts do not count the dictionaries, which grow with
 * the content; `tests/bench/README.md` has the present sizes.
 */
export const budgets = {
  /** The HTML, including the inline style sheet and the inline RSC payload. */
  html: 24_000,
  /** The scripts of the initial load, the same on all pages. */
  javascript: 118_000,
  /**
   * All files that a first visit to the home page requests until the network is idle, on a connection
   * slower than 4G, where the typeface is not loaded.
   */
  firstVisit: 170_000,
};
