import { InquiryCard } from "@/components/inquiry/inquiry-card";
import { company } from "@/lib/content/company";
import { FixturePage, fixturePageMetadata } from "../fixture-page";

export const generateMetadata = () => fixturePageMetadata("/about");

/** A form that sends. */
export default function AboutPage() {
  return (
    <FixturePage path="/about">
      <InquiryCard heading={null} endpoint={company.contactForm} />
    </FixturePage>
  );
}
