/** The features of the home page and the values of the about page, as message keys. */
export const values = {
  quality: {
    title: "qualityCommitment",
    text: "qualityText",
    illustration: "certificate",
  },
  customer: {
    title: "customerFocus",
    text: "customerText",
    illustration: "inquiry",
  },
  excellence: {
    title: "excellence",
    text: "excellenceText",
    illustration: "loupe",
  },
  reach: {
    title: "globalReach",
    text: "globalReachText",
    illustration: "ship",
  },
  sustainability: {
    title: "sustainability",
    text: "sustainabilityText",
    illustration: "drop",
  },
} as const;
