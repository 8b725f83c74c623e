import { InquiryForm } from "@/components/inquiry/inquiry-form";
import { InquiryTopicProvider } from "@/components/inquiry/inquiry-topic";
import { FixturePage, fixturePageMetadata } from "../../fixture-page";
import { FailingSection } from "./failing-section";

export const generateMetadata = () => fixturePageMetadata("/services/broken");

/** A page below another, which fails when a button is pressed; its form keeps what was typed. */
export default function BrokenPage() {
  return (
    <FixturePage path="/services/broken">
      <FailingSection />
      <InquiryTopicProvider>
        <InquiryForm />
      </InquiryTopicProvider>
    </FixturePage>
  );
}
