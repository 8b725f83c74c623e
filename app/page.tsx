import { CallToAction } from "@/components/sections/call-to-action";
import { Hero } from "@/components/sections/hero";
import { ValueCards } from "@/components/sections/value-cards";
import { JsonLd } from "@/components/seo/json-ld";
import { ButtonLink } from "@/components/ui/button";
import { Message } from "@/lib/i18n/message";
import { routes } from "@/lib/routes";
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
      <ValueCards title="featuresTitle" cards={["quality", "customer", "excellence", "reach"]} />
      <CallToAction
        title="readyToWork"
        text="readyToWorkText"
        pigmentClassName="pigment-blue chosen-pigment"
      >
        <ButtonLink href={routes.contact.path} className="max-sm:w-full">
          <Message id="contactUs" />
        </ButtonLink>
      </CallToAction>
    </>
  );
}
