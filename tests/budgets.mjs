/** What a page may weigh at most, in bytes of brotli unless it says so. */
export const budgets = {
  /** HTML with its style sheet: well inside the 14,600 of a connection's first flight. */
  html: 12_000,
  /**
   * The scripts of the first load, with the payload that React starts from: 1.1 times the scripts of a bare
   * page of Next 16.4.6, whose payload stands in its HTML.
   */
  javascript: 121_900,
  /** All that the first visit to the home page brings over the line until it has been idle for ten seconds. */
  firstVisit: 190_000,
};
