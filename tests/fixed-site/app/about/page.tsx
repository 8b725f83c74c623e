import { InquiryForm } from "@/components/inquiry/inquiry-form";
import { contactForm } from "@/lib/content/company";
import { FixedPage, fixedPageMetadata } from "../fixed-page";

export const generateMetadata = () => fixedPageMetadata("/about");

/** A form that sends. */
export default function AboutPage() {
  return (
    <FixedPage path="/about">
      <InquiryForm endpoint={contactForm} />
    </FixedPage>
  );
}
