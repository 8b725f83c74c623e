import { company } from "@/components/company";
import { pageMetadata } from "@/components/page-metadata";
import { routes } from "@/components/routes";
import { MissionVision } from "@/components/sections/mission-vision";
import { PageHeader } from "@/components/sections/page-header";
import { Statistics } from "@/components/sections/statistics";
import { ValueCards } from "@/components/sections/value-cards";

export function generateMetadata() {
  return pageMetadata(routes.about);
}

export default function AboutPage() {
  return (
    <>
      <PageHeader
        label="about"
        title="aboutTitle"
        description="aboutDescription"
        values={{ company: company.name }}
        pigment="blue"
      />
      <MissionVision />
      <ValueCards title="ourValues" names={["quality", "customer", "sustainability"]} />
      <Statistics />
    </>
  );
}
