import { CallToAction } from "@/components/sections/call-to-action";
import { Features } from "@/components/sections/features";
import { Hero } from "@/components/sections/hero";
import { Message } from "@/components/text/message";
import { ButtonLink } from "@/components/ui/button";
import { JsonLd } from "@/components/ui/json-ld";
import { routes } from "@/lib/content/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { businessData } from "@/lib/seo/structured-data";

export function generateMetadata() {
  return pageMetadata(routes.home);
}

export default function HomePage() {
  return (
    <>
      <JsonLd data={businessData()} />
      <Hero />
      <Features title="featuresTitle" names={["quality", "customer", "excellence", "reach"]} />
      <CallToAction title="readyToWork" text="readyToWorkHomeText">
        <ButtonLink href={routes.contact.path}>
          <Message id="contactUs" />
        </ButtonLink>
      </CallToAction>
    </>
  );
}
