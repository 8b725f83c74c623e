import { PrivacyDetails } from "@/components/sections/privacy-details";
import { LocalMessage } from "@/components/text/message";
import { privacyNotice } from "@/lib/content/privacy-notice";
import { FixturePage, fixturePageMetadata } from "../fixture-page";

export const generateMetadata = () => fixturePageMetadata("/privacy");

export default function PrivacyPage() {
  return (
    <FixturePage path="/privacy">
      {privacyNotice ? (
        <>
          <LocalMessage text={privacyNotice.description} />
          <PrivacyDetails sections={privacyNotice.sections} />
        </>
      ) : null}
    </FixturePage>
  );
}
