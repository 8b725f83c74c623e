import { InquiryButton } from "@/components/inquiry-button";
import { T } from "@/components/language/t";
import { pageMetadata } from "@/components/page-metadata";
import { routes } from "@/components/routes";
import { CallToAction } from "@/components/sections/call-to-action";
import { PageHeader } from "@/components/sections/page-header";
import { ProcessSteps } from "@/components/sections/process-steps";
import { ServiceCards } from "@/components/sections/service-cards";

export function generateMetadata() {
  return pageMetadata(routes.services);
}

export default function ServicesPage() {
  return (
    <>
      <PageHeader
        label="services"
        title="servicesTitle"
        description="servicesDescription"
        pigment="magenta"
      />
      <ServiceCards />
      <ProcessSteps />
      <CallToAction title="readyToStart" text="readyToStartText">
        <InquiryButton service="getQuote" variant="inverse" className="max-sm:w-full">
          <T id="getQuote" />
        </InquiryButton>
      </CallToAction>
    </>
  );
}
