/** The services in the order of the page, as message keys. */
export const services = [
  {
    title: "chemicalTrading",
    description: "chemicalTradingDesc",
    features: ["industrialSolvents", "acidsBases", "specialtyChemicals", "rawMaterials"],
  },
  {
    title: "colourSolutions",
    description: "colourSolutionsDesc",
    features: ["pigments", "dyes", "colorAdditives", "customFormulations"],
  },
  {
    title: "qualityAssurance",
    description: "qualityAssuranceDesc",
    features: ["qualityTesting", "certification", "compliance", "documentation"],
  },
  {
    title: "technicalSupport",
    description: "technicalSupportDesc",
    features: ["consultation", "processOptimization", "training", "support247"],
  },
  {
    title: "logisticsDistribution",
    description: "logisticsDistributionDesc",
    features: ["supplyChain", "warehousing", "distribution", "internationalShipping"],
  },
  {
    title: "customSolutions",
    description: "customSolutionsDesc",
    features: ["customFormulations", "rdSupport", "productDevelopment", "testing"],
  },
] as const;

/** The message key of a service's name, which also identifies the service. */
export type Service = (typeof services)[number]["title"];
