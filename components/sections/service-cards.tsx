import { T } from "../language/t";
import { InquiryButton } from "../inquiry-button";
import { Card } from "../ui/card";
import { Icon } from "../ui/icon";
import {
  checkIcon,
  clipboardCheckIcon,
  flaskIcon,
  headsetIcon,
  pipetteIcon,
  swatchBookIcon,
  truckIcon,
} from "../ui/icons";
import { Section } from "../ui/section";

const services = [
  {
    title: "chemicalTrading",
    description: "chemicalTradingDesc",
    icon: flaskIcon,
    pigment: "blue",
    features: ["industrialSolvents", "acidsBases", "specialtyChemicals", "rawMaterials"],
  },
  {
    title: "colourSolutions",
    description: "colourSolutionsDesc",
    icon: swatchBookIcon,
    pigment: "magenta",
    features: ["pigments", "dyes", "colorAdditives", "customFormulations"],
  },
  {
    title: "qualityAssurance",
    description: "qualityAssuranceDesc",
    icon: clipboardCheckIcon,
    pigment: "green",
    features: ["qualityTesting", "certification", "compliance", "documentation"],
  },
  {
    title: "technicalSupport",
    description: "technicalSupportDesc",
    icon: headsetIcon,
    pigment: "yellow",
    features: ["consultation", "processOptimization", "training", "support247"],
  },
  {
    title: "logisticsDistribution",
    description: "logisticsDistributionDesc",
    icon: truckIcon,
    pigment: "black",
    features: ["supplyChain", "warehousing", "distribution", "internationalShipping"],
  },
  {
    title: "customSolutions",
    description: "customSolutionsDesc",
    icon: pipetteIcon,
    pigment: "brand",
    features: ["customFormulations", "rdSupport", "productDevelopment", "testing"],
  },
] as const;

export function ServiceCards() {
  return (
    <Section labelledBy="services-title">
      <h2 id="services-title" className="sr-only">
        <T id="servicesList" />
      </h2>
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {services.map((service) => (
          <li key={service.title}>
            <Card icon={service.icon} pigment={service.pigment} title={<T id={service.title} />}>
              <p className="pb-2">
                <T id={service.description} />
              </p>
              <ul className="mt-auto grid gap-2 border-t border-line pt-5 text-ink">
                {service.features.map((feature) => (
                  <li key={feature} className="flex gap-3">
                    <Icon icon={checkIcon} className="mt-0.5 size-5 shrink-0 text-brand" />
                    <T id={feature} />
                  </li>
                ))}
              </ul>
              <InquiryButton service={service.title} variant="outline" className="mt-3">
                <span>
                  <T id="learnMore" />{" "}
                  <span className="sr-only">
                    <T id="learnMoreAbout" /> <T id={service.title} />
                  </span>
                </span>
              </InquiryButton>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
