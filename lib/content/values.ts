/** The cards of the home page and of the about page, as message keys, with the pigment and the illustration of each. */
export const values = {
  quality: {
    title: "qualityCommitment",
    text: "qualityText",
    illustration: "certificate",
    pigment: "yellow",
  },
  customer: {
    title: "customerFocus",
    text: "customerText",
    illustration: "inquiry",
    pigment: "magenta",
  },
  excellence: {
    title: "excellence",
    text: "excellenceText",
    illustration: "loupe",
    pigment: "blue",
  },
  reach: {
    title: "globalReach",
    text: "globalReachText",
    illustration: "ship",
    pigment: "green",
  },
  sustainability: {
    title: "sustainability",
    text: "sustainabilityText",
    illustration: "drop",
    pigment: "green",
  },
} as const;
