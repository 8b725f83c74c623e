/** What a page may weigh at most, in bytes of brotli unless it says so. */
export const budgets = {
  /** HTML with its style sheet: the first flight of a connection. */
  html: 14_600,
  /** The scripts of the first load: 1.1 times those of a bare page of Next 16.4.6. */
  javascript: 121_900,
  /** The scripts of the first load, times those of a bare page of the same Next. */
  javascriptRatio: 1.1,
  /** All that the first visit to the home page brings over the line until it has been idle for ten seconds. */
  firstVisit: 190_000,
};
