import { T } from "../language/t";
import { InquiryButton } from "../inquiry-button";
import { services } from "../services";
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

const looks = {
  chemicalTrading: { icon: flaskIcon, pigment: "blue" },
  colourSolutions: { icon: swatchBookIcon, pigment: "magenta" },
  qualityAssurance: { icon: clipboardCheckIcon, pigment: "green" },
  technicalSupport: { icon: headsetIcon, pigment: "yellow" },
  logisticsDistribution: { icon: truckIcon, pigment: "black" },
  customSolutions: { icon: pipetteIcon, pigment: "brand" },
} as const;

// One element, which the page's payload then spells out once.
const check = <Icon icon={checkIcon} className="mt-0.5 size-5 shrink-0 text-brand" />;

export function ServiceCards() {
  return (
    <Section labelledBy="services-title">
      <h2 id="services-title" className="sr-only">
        <T id="servicesList" />
      </h2>
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
        {services.map((service) => (
          <li key={service.title}>
            <Card {...looks[service.title]} title={<T id={service.title} />}>
              <p className="pb-2">
                <T id={service.description} />
              </p>
              <ul className="mt-auto grid gap-2 border-t border-line pt-5 text-ink">
                {service.features.map((feature) => (
                  <li key={feature} className="flex gap-3">
                    {check}
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
