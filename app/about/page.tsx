import { MissionVision } from "@/components/sections/mission-vision";
import { PageHeader } from "@/components/sections/page-header";
import { Statistics } from "@/components/sections/statistics";
import { ValueCards } from "@/components/sections/value-cards";
import { JsonLd } from "@/components/seo/json-ld";
import { company } from "@/lib/company";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { breadcrumbData } from "@/lib/seo/structured-data";

export function generateMetadata() {
  return pageMetadata(routes.about);
}

export default function AboutPage() {
  return (
    <>
      <JsonLd data={breadcrumbData(routes.about)} />
      <PageHeader
        route={routes.about}
        description="aboutDescription"
        values={{ company: company.name }}
      />
      <MissionVision />
      <ValueCards
        title="ourValues"
        cards={["quality", "customer", "sustainability"]}
        layout="row"
      />
      <Statistics />
    </>
  );
}
