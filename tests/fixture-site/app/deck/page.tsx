import { CallToAction } from "@/components/sections/call-to-action";
import { Hero } from "@/components/sections/hero";
import { routes } from "@/lib/content/routes";

/** The fan deck, and a section that takes the chosen pigment. */
export default function DeckPage() {
  return (
    <>
      <Hero />
      <CallToAction
        title="readyToWork"
        text="readyToWorkText"
        pigmentClassName={`chosen-pigment pigment-${routes.home.pigment}`}
      >
        {null}
      </CallToAction>
    </>
  );
}
