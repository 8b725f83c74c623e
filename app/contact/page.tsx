import { InquiryCard } from "@/components/inquiry/inquiry-card";
import { ContactDetails } from "@/components/sections/contact-details";
import { OfficeMap } from "@/components/sections/office-map";
import { PageHeading } from "@/components/sections/page-heading";
import { Message } from "@/components/text/message";
import { JsonLd } from "@/components/ui/json-ld";
import { company } from "@/lib/content/company";
import { routes } from "@/lib/content/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { breadcrumbData } from "@/lib/seo/structured-data";

export function generateMetadata() {
  return pageMetadata(routes.contact);
}

export default function ContactPage() {
  return (
    <>
      <JsonLd data={breadcrumbData(routes.contact)} />
      <InquiryCard
        heading={
          <PageHeading route={routes.contact} description={<Message id="contactDescription" />} />
        }
        endpoint={company.contactForm}
      >
        <ContactDetails />
      </InquiryCard>
      <OfficeMap />
    </>
  );
}
