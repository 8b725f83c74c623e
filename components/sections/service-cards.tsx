import { Check } from "lucide-react";
import { InquiryButton } from "../inquiry-button";
import { T } from "../language/t";
import { services } from "../services";
import { Illustration } from "../ui/illustration";
import { pigments } from "../ui/pigments";
import { Section } from "../ui/section";

const looks = {
  chemicalTrading: { drawing: "drum", pigment: "blue" },
  colourSolutions: { drawing: "shade", pigment: "magenta" },
  qualityAssurance: { drawing: "certificate", pigment: "green" },
  technicalSupport: { drawing: "gauge", pigment: "yellow" },
  logisticsDistribution: { drawing: "ship", pigment: "black" },
  customSolutions: { drawing: "beaker", pigment: "white" },
} as const;

// One element, which the Flight data of the page then contains once.
const check = <Check className="mt-0.5 size-5 shrink-0" />;

/** The services under one another, like parts beside like parts, so that they can be compared. */
export function ServiceCards() {
  return (
    <Section labelledBy="services-title">
      <h2 id="services-title" className="sr-only">
        <T id="servicesList" />
      </h2>
      <ul className="grid gap-6 lg:gap-4 print:grid-cols-3">
        {services.map((service) => {
          const { drawing, pigment } = looks[service.title];
          const { name, className } = pigments[pigment];
          return (
            <li
              key={service.title}
              className="grid grid-cols-[min(22%,8.5rem)_minmax(0,1fr)] border border-line print:block"
            >
              <div className="flex flex-col bg-card p-1 text-on-card print:hidden">
                {/* Above the field: below it, it would move while the rest of the row is on its way. */}
                <span translate="no" className="pb-1 text-center text-small font-semibold">
                  {name}
                </span>
                <div
                  className={`grid grow justify-items-center py-4 chip lg:items-center ${className}`}
                >
                  <Illustration name={drawing} />
                </div>
              </div>
              <div className="grid gap-x-10 gap-y-6 p-4 sm:grid-cols-2 sm:p-6 lg:grid-cols-[1fr_16rem_auto] lg:items-center print:block">
                <div className="grid content-start gap-2">
                  <h3 className="text-subheading">
                    <T id={service.title} />
                  </h3>
                  <p>
                    <T id={service.description} />
                  </p>
                </div>
                <ul className="grid content-start gap-1 text-ink print:mt-2">
                  {service.features.map((feature) => (
                    <li key={feature} className="flex gap-2">
                      {check}
                      <T id={feature} />
                    </li>
                  ))}
                </ul>
                <InquiryButton
                  service={service.title}
                  variant="outline"
                  className="sm:justify-self-start"
                >
                  <span>
                    <T id="learnMore" />{" "}
                    <span className="sr-only">
                      <T id="learnMoreAbout" /> <T id={service.title} />
                    </span>
                  </span>
                </InquiryButton>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
