import { InquiryForm } from "@/components/inquiry/inquiry-form";
import { InquiryTopicProvider } from "@/components/inquiry/inquiry-topic";
import { company } from "@/lib/content/company";
import { FixturePage, fixturePageMetadata } from "../fixture-page";

export const generateMetadata = () => fixturePageMetadata("/about");

/** A form that sends. */
export default function AboutPage() {
  return (
    <FixturePage path="/about">
      <InquiryTopicProvider>
        <InquiryForm endpoint={company.contactForm} />
      </InquiryTopicProvider>
    </FixturePage>
  );
}
