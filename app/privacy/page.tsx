import { notFound } from "next/navigation";
import { PageHeader } from "@/components/sections/page-header";
import { PrivacyDetails } from "@/components/sections/privacy-details";
import { JsonLd } from "@/components/ui/json-ld";
import { privacyNotice } from "@/lib/content/privacy-notice";
import { routes } from "@/lib/content/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { breadcrumbData } from "@/lib/seo/structured-data";

export function generateMetadata() {
  return privacyNotice ? pageMetadata(routes.privacy) : {};
}

/** Without a privacy notice, `scripts/postbuild.mjs` deletes the page. */
export default function PrivacyPage() {
  if (!privacyNotice) notFound();
  return (
    <>
      <JsonLd data={breadcrumbData(routes.privacy)} />
      <PageHeader route={routes.privacy} />
      <PrivacyDetails notice={privacyNotice} />
    </>
  );
}
