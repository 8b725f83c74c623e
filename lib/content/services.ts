/** The services in the order of the page, as message keys, and the pigment of each. */
export const services = [
  {
    title: "chemicalTrading",
    pigment: "blue",
    description: "chemicalTradingDesc",
    features: ["industrialSolvents", "acidsBases", "specialtyChemicals", "rawMaterials"],
  },
  {
    title: "colourSolutions",
    pigment: "magenta",
    description: "colourSolutionsDesc",
    features: ["pigments", "dyes", "colorAdditives", "customFormulations"],
  },
  {
    title: "qualityAssurance",
    pigment: "green",
    description: "qualityAssuranceDesc",
    features: ["qualityTesting", "certification", "compliance", "documentation"],
  },
  {
    title: "technicalSupport",
    pigment: "yellow",
    description: "technicalSupportDesc",
    features: ["consultation", "processOptimization", "training", "support247"],
  },
  {
    title: "logisticsDistribution",
    pigment: "black",
    description: "logisticsDistributionDesc",
    features: ["supplyChain", "warehousing", "distribution", "internationalShipping"],
  },
  {
    title: "customSolutions",
    pigment: "white",
    description: "customSolutionsDesc",
    features: ["customFormulations", "rdSupport", "productDevelopment", "testing"],
  },
] as const;

/** The message key of a service's name, which also identifies the service. */
export type Service = (typeof services)[number]["title"];
