import { pageMetadata } from "@/components/page-metadata";
import { routes } from "@/components/routes";
import { ContactDetails } from "@/components/sections/contact-details";
import { ContactForm } from "@/components/sections/contact-form";
import { OfficeMap } from "@/components/sections/office-map";
import { PageHeader } from "@/components/sections/page-header";
import { BreadcrumbData } from "@/components/structured-data";
import { Section } from "@/components/ui/section";

export function generateMetadata() {
  return pageMetadata(routes.contact);
}

export default function ContactPage() {
  return (
    <>
      <BreadcrumbData route={routes.contact} />
      <PageHeader route={routes.contact} description="contactDescription" />
      <Section className="grid gap-x-16 gap-y-12 lg:grid-cols-[2fr_3fr]">
        <ContactDetails />
        <ContactForm />
      </Section>
      <OfficeMap />
    </>
  );
}
