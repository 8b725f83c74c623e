import { InquiryForm } from "@/components/inquiry/inquiry-form";
import { company } from "@/lib/content/company";
import { FixturePage, fixturePageMetadata } from "../fixture-page";

export const generateMetadata = () => fixturePageMetadata("/about");

/** A form that sends. */
export default function AboutPage() {
  return (
    <FixturePage path="/about">
      <InquiryForm endpoint={company.contactForm} />
    </FixturePage>
  );
}
