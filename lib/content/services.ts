/** The services in the order of the page, as message keys, with the pigment and the illustration of each. */
export const services = [
  {
    title: "chemicalTrading",
    pigment: "blue",
    illustration: "drum",
    description: "chemicalTradingDesc",
    features: ["industrialSolvents", "acidsBases", "specialtyChemicals", "rawMaterials"],
  },
  {
    title: "colourSolutions",
    pigment: "magenta",
    illustration: "shade",
    description: "colourSolutionsDesc",
    features: ["pigments", "dyes", "colorAdditives", "customFormulations"],
  },
  {
    title: "qualityAssurance",
    pigment: "green",
    illustration: "certificate",
    description: "qualityAssuranceDesc",
    features: ["qualityTesting", "certification", "compliance", "documentation"],
  },
  {
    title: "technicalSupport",
    pigment: "yellow",
    illustration: "gauge",
    description: "technicalSupportDesc",
    features: ["consultation", "processOptimization", "training", "support247"],
  },
  {
    title: "logisticsDistribution",
    pigment: "black",
    illustration: "ship",
    description: "logisticsDistributionDesc",
    features: ["supplyChain", "warehousing", "distribution", "internationalShipping"],
  },
  {
    title: "customSolutions",
    pigment: "white",
    illustration: "beaker",
    description: "customSolutionsDesc",
    features: ["customFormulations", "rdSupport", "productDevelopment", "testing"],
  },
] as const;

/** The message key of a service's name, which also identifies the service. */
export type Service = (typeof services)[number]["title"];

/** The steps of the process in their order, as message keys, with the illustration of each. */
export const processSteps = [
  { title: "processConsultation", text: "processConsultationText", illustration: "inquiry" },
  { title: "processSolutionDesign", text: "processSolutionDesignText", illustration: "mixture" },
  { title: "processImplementation", text: "processImplementationText", illustration: "vessel" },
  { title: "processSupport", text: "processSupportText", illustration: "headset" },
] as const;
