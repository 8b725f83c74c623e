import { Check } from "lucide-react";
import { InquiryButton } from "@/components/inquiry/inquiry-button";
import { LearnMore } from "@/components/inquiry/learn-more";
import { Illustration } from "@/components/ui/illustration";
import { Section } from "@/components/ui/section";
import { Message } from "@/lib/i18n/message";
import { services } from "@/lib/services";

const visuals = {
  chemicalTrading: { illustration: "drum", pigment: "blue" },
  colourSolutions: { illustration: "shade", pigment: "magenta" },
  qualityAssurance: { illustration: "certificate", pigment: "green" },
  technicalSupport: { illustration: "gauge", pigment: "yellow" },
  logisticsDistribution: { illustration: "ship", pigment: "black" },
  customSolutions: { illustration: "beaker", pigment: "white" },
} as const;

// Shared, so that the RSC payload of the page contains the icon once.
const check = <Check className="mt-0.5 size-[min(1.25rem,6vw)] shrink-0" />;

/** The services as rows, whose columns line up on large screens so that services can be compared. */
export function ServiceCards() {
  return (
    <Section labelledBy="services-title">
      <h2 id="services-title" className="sr-only">
        <Message id="servicesList" />
      </h2>
      <ul className="service-cards grid gap-6 lg:gap-4 print:grid-cols-3">
        {services.map((service) => {
          const { illustration, pigment } = visuals[service.title];
          return (
            <li key={service.title} className="flex flex-wrap border border-line print:block">
              <div className="flex flex-[0_0_min(22%,8.5rem)] bg-card p-1 print:hidden">
                <div
                  className={`grid grow justify-items-center py-4 pigment-surface lg:items-center pigment-${pigment}`}
                >
                  <Illustration name={illustration} />
                </div>
              </div>
              <div className="flex flex-[999_1_13rem] flex-wrap gap-x-10 gap-y-6 p-[min(1rem,5vw)] sm:p-6 lg:items-center print:block print:px-3 print:py-2">
                <div className="grid flex-[1_1_14rem] content-start gap-2">
                  <h3 className="text-subheading">
                    <Message id={service.title} />
                  </h3>
                  <p>
                    <Message id={service.description} />
                  </p>
                </div>
                <ul className="grid flex-[0_1_16rem] content-start gap-1 text-ink print:mt-2">
                  {service.features.map((feature) => (
                    <li key={feature} className="flex gap-2">
                      {check}
                      <Message id={feature} />
                    </li>
                  ))}
                </ul>
                <InquiryButton topic={service.title} variant="outline" className="max-sm:w-full">
                  <LearnMore service={service.title} />
                </InquiryButton>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
