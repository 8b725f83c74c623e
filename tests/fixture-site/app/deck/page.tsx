import { CallToAction } from "@/components/sections/call-to-action";
import { Hero } from "@/components/sections/hero";

/** The fan deck, and a section that takes the chosen pigment. */
export default function DeckPage() {
  return (
    <>
      <Hero />
      <CallToAction title="readyToWork" text="readyToWorkText">
        {null}
      </CallToAction>
    </>
  );
}
