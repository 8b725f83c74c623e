import { PageCard } from "@/components/deck/card";
import { InquiryForm } from "@/components/inquiry/inquiry-form";
import { InquiryCaption, InquiryTopicProvider } from "@/components/inquiry/inquiry-topic";
import { ContactDetails } from "@/components/sections/contact-details";
import { OfficeMap } from "@/components/sections/office-map";
import { PageHeading } from "@/components/sections/page-heading";
import { Message } from "@/components/text/message";
import { JsonLd } from "@/components/ui/json-ld";
import { company } from "@/lib/content/company";
import { routes } from "@/lib/content/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { breadcrumbData } from "@/lib/seo/structured-data";
import "@/components/deck/contact-card.css";

export function generateMetadata() {
  return pageMetadata(routes.contact);
}

export default function ContactPage() {
  return (
    <InquiryTopicProvider>
      <JsonLd data={breadcrumbData(routes.contact)} />
      <PageCard
        heading={
          <PageHeading route={routes.contact} description={<Message id="contactDescription" />} />
        }
        caption={<InquiryCaption />}
        className="contact-card"
      >
        <div className="page-container py-8 lg:p-0">
          <ContactDetails />
        </div>
        <div className="card-form pigment-tint">
          <InquiryForm endpoint={company.contactForm} />
        </div>
      </PageCard>
      <OfficeMap />
    </InquiryTopicProvider>
  );
}
