import { PrivacyDetails } from "@/components/sections/privacy-details";
import { privacyNotice } from "@/lib/content/company";
import { FixedPage, fixedPageMetadata } from "../fixed-page";

export const generateMetadata = () => fixedPageMetadata("/privacy");

export default function PrivacyPage() {
  return (
    <FixedPage path="/privacy">
      {privacyNotice ? <PrivacyDetails {...privacyNotice} /> : null}
    </FixedPage>
  );
}
