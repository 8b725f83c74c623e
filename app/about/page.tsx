import { CallToAction } from "@/components/sections/call-to-action";
import { MissionVision } from "@/components/sections/mission-vision";
import { PageHeader } from "@/components/sections/page-header";
import { Statistics } from "@/components/sections/statistics";
import { Values } from "@/components/sections/values";
import { Message } from "@/components/text/message";
import { ButtonLink } from "@/components/ui/button";
import { JsonLd } from "@/components/ui/json-ld";
import { routes } from "@/lib/content/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { breadcrumbData } from "@/lib/seo/structured-data";

export function generateMetadata() {
  return pageMetadata(routes.about);
}

export default function AboutPage() {
  return (
    <>
      <JsonLd data={breadcrumbData(routes.about)} />
      <PageHeader route={routes.about} description={<Message id="aboutDescription" />} />
      <MissionVision />
      <Values title="ourValues" names={["quality", "customer", "sustainability"]} />
      <Statistics />
      <CallToAction title="readyToWork" text="readyToWorkText" columns={3}>
        <div className="grid gap-3">
          <ButtonLink href={routes.contact.path}>
            <Message id="contactUs" />
          </ButtonLink>
          <ButtonLink href={routes.services.path} variant="outline">
            <Message id="exploreServices" />
          </ButtonLink>
        </div>
      </CallToAction>
    </>
  );
}
