/** The maximum sizes of a page, in bytes compressed with brotli; `tests/bench/README.md` has the present sizes. */
export const budgets = {
  /** The HTML, including the inline style sheet and the inline RSC payload. */
  html: 17_500,
  /** The scripts of the initial load, the same on all pages, with room for more texts. */
  javascript: 118_000,
  /**
   * All files that a first visit to the home page requests until the network is idle, on a connection
   * slower than 4G, where the typeface is not loaded.
   */
  firstVisit: 153_500,
  /** Added to `html` and `firstVisit` for each service beyond six. */
  service: 400,
  /** Added to `firstVisit`, which includes prefetched pages, for each page beyond four. */
  page: 3500,
};
