import { Check } from "lucide-react";
import { InquiryButton } from "@/components/inquiry/inquiry-button";
import { Message } from "@/components/text/message";
import { Illustration } from "@/components/ui/illustration";
import { Section } from "@/components/ui/section";
import { services } from "@/lib/content/services";
import { LearnMore } from "./learn-more";
import "@/components/deck/card.css";
import "./service-cards.css";

// Shared, so that the RSC payload of the page contains the icon once.
const check = <Check className="mt-1 size-4 shrink-0 self-start" />;

/** The services as cards, whose parts line up with those of the cards beside them so that services can be compared. */
export function ServiceCards() {
  return (
    <Section labelledBy="services-title" className="@container">
      <h2 id="services-title" className="sr-only">
        <Message id="servicesList" />
      </h2>
      <ul className="grid gap-6 @tile:grid-cols-2 @tile:gap-columns @wide:grid-cols-3 print:grid-cols-3">
        {services.map((service) => (
          <li key={service.title} className={`card service-card pigment-${service.pigment}`}>
            <div className="card-head pigment-surface">
              <Illustration name={service.illustration} />
              <h3 className="text-subheading">
                <Message id={service.title} />
              </h3>
            </div>
            <p className="pigment-tint">
              <Message id={service.description} />
            </p>
            <ul className="service-features pigment-tint">
              {service.features.map((feature) => (
                <li key={feature} className="flex items-baseline gap-2">
                  {check}
                  <Message id={feature} />
                </li>
              ))}
            </ul>
            <div className="grid content-start gap-4 pigment-tint">
              <InquiryButton topic={service.title} variant="outline">
                <LearnMore service={service.title} />
              </InquiryButton>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
