import { ContactForm } from "@/components/contact-form/contact-form";
import { contactForm } from "@/lib/company";
import { FixedPage, fixedPageMetadata } from "../fixed-page";

export const generateMetadata = () => fixedPageMetadata("/about");

/** A form that sends. */
export default function AboutPage() {
  return (
    <FixedPage path="/about">
      <ContactForm endpoint={contactForm} />
    </FixedPage>
  );
}
