import { FanDeck } from "@/components/deck/fan-deck";
import { Message } from "@/components/text/message";
import { ButtonLink } from "@/components/ui/button";
import { routes } from "@/lib/content/routes";
import { LearnMore } from "./learn-more";

/** The first screen of the home page. */
export function Hero() {
  return (
    <section aria-labelledby="hero-title" className="overflow-hidden pigment-surface">
      <div className="@container grid items-end gap-8 page-container pt-6 pb-section sm:pt-section lg:grid-cols-2 lg:gap-x-columns lg:pt-6 lg:pb-10 print:gap-3 low:py-4">
        <div className="grid gap-4 sm:gap-6 low:gap-2">
          <p className="font-semibold text-balance">
            <Message id="welcome" />
          </p>
          <h1 id="hero-title" className="text-display">
            <Message id={routes.home.heading} />
          </h1>
          <p className="text-lead font-semibold text-balance text-ink">
            <Message id="heroSubtitle" />
          </p>
          <p className="max-w-120">
            <Message id="heroDescription" />
          </p>
          <div className="mt-1 flex flex-wrap gap-3 max-sm:*:grow max-sm:*:px-2 sm:mt-2">
            <ButtonLink href={routes.about.path}>
              <LearnMore />
            </ButtonLink>
            <ButtonLink href={routes.services.path} variant="outline">
              <Message id="exploreServices" />
            </ButtonLink>
          </div>
        </div>
        <FanDeck />
      </div>
    </section>
  );
}
