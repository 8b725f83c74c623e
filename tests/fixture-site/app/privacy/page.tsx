import { PrivacyDetails } from "@/components/sections/privacy-details";
import { privacyNotice } from "@/lib/content/privacy-notice";
import { FixturePage, fixturePageMetadata } from "../fixture-page";

export const generateMetadata = () => fixturePageMetadata("/privacy");

export default function PrivacyPage() {
  return (
    <FixturePage path="/privacy">
      {privacyNotice ? <PrivacyDetails notice={privacyNotice} /> : null}
    </FixturePage>
  );
}
