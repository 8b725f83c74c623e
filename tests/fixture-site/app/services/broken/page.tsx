import { InquiryCard } from "@/components/inquiry/inquiry-card";
import { FixturePage, fixturePageMetadata } from "../../fixture-page";
import { FailingSection } from "./failing-section";

export const generateMetadata = () => fixturePageMetadata("/services/broken");

/** A page below another, which fails when a button is pressed; its form keeps what was typed. */
export default function BrokenPage() {
  return (
    <FixturePage path="/services/broken">
      <FailingSection />
      <InquiryCard heading={null} />
    </FixturePage>
  );
}
