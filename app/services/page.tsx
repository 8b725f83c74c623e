import { InquiryButton } from "@/components/inquiry/inquiry-button";
import { CallToAction } from "@/components/sections/call-to-action";
import { Documents } from "@/components/sections/documents";
import { PageHeader } from "@/components/sections/page-header";
import { ProcessSteps } from "@/components/sections/process-steps";
import { ServiceCards } from "@/components/sections/service-cards";
import { Message } from "@/components/text/message";
import { JsonLd } from "@/components/ui/json-ld";
import { routes } from "@/lib/content/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { breadcrumbData, servicesData } from "@/lib/seo/structured-data";

export function generateMetadata() {
  return pageMetadata(routes.services);
}

export default function ServicesPage() {
  return (
    <>
      <JsonLd data={breadcrumbData(routes.services)} />
      <JsonLd data={servicesData()} />
      <PageHeader route={routes.services} description={<Message id="servicesDescription" />} />
      <ServiceCards />
      <Documents />
      <ProcessSteps />
      <CallToAction title="readyToStart" text="readyToStartText">
        <InquiryButton topic="quote">
          <Message id="getQuote" />
        </InquiryButton>
      </CallToAction>
    </>
  );
}
