/** What a page may weigh at most, in bytes of brotli. */
export const budgets = {
  /** HTML with its style sheet and React's Flight data, which comes last. */
  html: 17_000,
  /** The scripts of the first load: 1.02 times those of a bare page in the default build of Next 16.4.6, 115,199. */
  javascript: 117_500,
  /** Everything that the first visit to the home page transfers until it is idle. */
  firstVisit: 190_000,
};
