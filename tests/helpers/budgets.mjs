/**
 * The maximum sizes of a page, in bytes compressed with brotli. Those of scripts do not count the dictionaries, which grow with
 * the content; `tests/bench/README.md` has the present sizes.
 */
export const budgets = {
  /** The HTML, including the inline style sheet and the inline RSC payload. */
  html: 22_000,
  /** The scripts of the initial load, the same on all pages. */
  javascript: 117_400,
  /**
   * All files that a first visit to the home page requests until the network is idle, on a connection
   * slower than 4G, where the typeface is not loaded.
   */
  firstVisit: 163_400,
};

/** What to do about a page above its budget. */
export const budgetAdvice = "load less, or raise the budget in tests/helpers/budgets.mjs";
