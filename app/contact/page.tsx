import { MessageWithContacts } from "@/components/contact/message-with-contacts";
import { InquiryForm } from "@/components/inquiry/inquiry-form";
import { ContactDetails } from "@/components/sections/contact-details";
import { OfficeMap } from "@/components/sections/office-map";
import { PageHeading } from "@/components/sections/page-heading";
import { JsonLd } from "@/components/ui/json-ld";
import { Section } from "@/components/ui/section";
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
      <Section
        tone="wash"
        bandClassName={`max-sm:pt-6 lg:py-12 chosen-pigment pigment-${routes.contact.pigment}`}
        className="flex flex-wrap gap-x-16 gap-y-12"
      >
        <div className="grid flex-[6_1_24rem] content-start gap-10">
          <PageHeading
            route={routes.contact}
            description={<MessageWithContacts id="contactDescription" />}
          />
          <ContactDetails />
        </div>
        <div className="flex-[7_1_28rem]">
          <InquiryForm endpoint={company.contactForm} />
        </div>
      </Section>
      <OfficeMap />
    </>
  );
}
