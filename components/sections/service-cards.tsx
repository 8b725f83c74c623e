import { Check } from "lucide-react";
import { InquiryButton } from "@/components/inquiry/inquiry-button";
import { Illustration } from "@/components/ui/illustration";
import { Section } from "@/components/ui/section";
import { services } from "@/lib/content/services";
import { Message } from "@/lib/i18n/message";
import { LearnMore } from "./learn-more";
import "./service-cards.css";

// Shared, so that the RSC payload of the page contains the icon once.
const check = <Check className="mt-1 size-4 shrink-0 self-start" />;

/** The services as cards, whose columns line up on large screens so that services can be compared. */
export function ServiceCards() {
  return (
    <Section labelledBy="services-title">
      <h2 id="services-title" className="sr-only">
        <Message id="servicesList" />
      </h2>
      <ul className="@container grid gap-4 print:grid-cols-3">
        {services.map((service) => (
          <li key={service.title} className={`service-card pigment-${service.pigment}`}>
            <div className="service-tile pigment-surface">
              <Illustration name={service.illustration} />
            </div>
            <div className="service-text">
              <h3 className="text-subheading">
                <Message id={service.title} />
              </h3>
              <div className="strip service-tints card-tints print:hidden" />
              <p className="sm:text-balance">
                <Message id={service.description} />
              </p>
            </div>
            <ul className="service-features text-ink">
              {service.features.map((feature) => (
                <li key={feature} className="flex items-baseline gap-2">
                  {check}
                  <Message id={feature} />
                </li>
              ))}
            </ul>
            <InquiryButton topic={service.title} variant="outline">
              <LearnMore service={service.title} />
            </InquiryButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}
