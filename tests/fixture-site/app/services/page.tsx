import { InquiryButton } from "@/components/inquiry/inquiry-button";
import { LearnMore } from "@/components/sections/learn-more";
import { Message } from "@/components/text/message";
import { services } from "@/lib/content/services";
import { FixturePage, fixturePageMetadata } from "../fixture-page";

export const generateMetadata = () => fixturePageMetadata("/services");

/** Inquiry buttons on a page that is higher than a screen. */
export default function ServicesPage() {
  return (
    <FixturePage path="/services">
      {services.map(({ title, description }) => (
        <div key={title} className="grid min-h-48 content-between justify-items-end">
          <p>
            <Message id={description} />
          </p>
          <InquiryButton topic={title} formSends={false} variant="outline">
            <LearnMore service={title} />
          </InquiryButton>
        </div>
      ))}
      <InquiryButton topic="quote" formSends={false} className="justify-self-end">
        <Message id="quoteRequest" />
      </InquiryButton>
    </FixturePage>
  );
}
