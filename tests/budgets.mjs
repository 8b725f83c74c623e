/** What a page may weigh at most, in bytes of brotli. */
export const budgets = {
  /** HTML with its style sheet and React's Flight data, which comes last. */
  html: 17_250,
  /** The scripts of the first load: 1.03 times those of a bare page in the default build of Next 16.4.6, 115,199. */
  javascript: 119_000,
  /** Everything that the first visit to the home page transfers until it is idle. */
  firstVisit: 192_000,
  /** What each service beyond six adds to the HTML of its page, and to the first visit. */
  service: 400,
  /** What each page beyond four adds to the first visit, which fetches ahead where links lead. */
  page: 3500,
};
