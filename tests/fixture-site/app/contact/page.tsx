import { ContactLines } from "@/components/contact/contact-lines";
import { OpenNow } from "@/components/contact/open-now";
import { OpeningHours } from "@/components/contact/opening-hours";
import { InquiryCard } from "@/components/inquiry/inquiry-card";
import { allowedOrigins } from "@/lib/content/allowed-origins";
import { FixturePage, fixturePageMetadata } from "../fixture-page";

export const generateMetadata = () => fixturePageMetadata("/contact");

/** Contacts, opening hours, a form that sends nothing, and a frame of another origin. */
export default function ContactPage() {
  return (
    <FixturePage path="/contact">
      <ContactLines first="phone" />
      <OpenNow />
      <OpeningHours />
      <InquiryCard heading={null} />
      <iframe src={allowedOrigins["frame-src"][0]} title="Other origin" className="h-80 w-full" />
    </FixturePage>
  );
}
