import { MessageWithContacts } from "@/components/contact/message-with-contacts";
import { InquiryForm } from "@/components/inquiry/inquiry-form";
import { CardTints } from "@/components/pigments/card-tints";
import { ContactDetails } from "@/components/sections/contact-details";
import { OfficeMap } from "@/components/sections/office-map";
import { PageHeading } from "@/components/sections/page-heading";
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
      <div className={`chosen-pigment pigment-surface pigment-${routes.contact.pigment}`}>
        <div className="page-container grid halves gap-10 pt-6 pb-section sm:pt-section lg:py-12">
          <div className="grid content-start gap-10">
            <PageHeading
              route={routes.contact}
              description={<MessageWithContacts id="contactDescription" />}
            />
            <ContactDetails />
          </div>
          <InquiryForm endpoint={company.contactForm} />
        </div>
        <CardTints pigment={routes.contact.pigment} />
      </div>
      <OfficeMap />
    </>
  );
}
