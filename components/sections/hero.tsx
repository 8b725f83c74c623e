import { company } from "../company";
import { T } from "../language/t";
import { routes } from "../routes";
import { ButtonLink } from "../ui/button";
import { TintLadder } from "../ui/tint-ladder";

/** The first screen of the home page: who this is, what it supplies, and where to go on. */
export function Hero() {
  return (
    <section aria-labelledby="hero-title" className="relative">
      <div className="mx-auto max-w-page px-gutter">
        <div className="grid content-center gap-6 py-10 lg:min-h-[38rem] lg:w-[56%] lg:py-20">
          <p className="font-semibold text-brand">
            <T id="welcome" values={{ company: company.name }} />
          </p>
          <h1 id="hero-title" className="text-title">
            <T id={routes.home.heading} />
          </h1>
          <p className="text-lead font-semibold text-ink">
            <T id="heroSubtitle" />
          </p>
          <p className="max-w-prose">
            <T id="heroDescription" />
          </p>
          <div className="grid gap-3 sm:flex sm:flex-wrap">
            <ButtonLink href={routes.services.path}>
              <T id="exploreServices" />
            </ButtonLink>
            <ButtonLink href={routes.about.path} variant="outline">
              <span>
                <T id="learnMore" />{" "}
                <span className="sr-only">
                  <T id="learnMoreAboutUs" />
                </span>
              </span>
            </ButtonLink>
          </div>
        </div>
      </div>
      <TintLadder
        pigments={routes.home.pigments}
        caption={<T id="tintLadderCaption" />}
        className="lg:absolute lg:inset-y-0 lg:right-0 lg:w-[40%]"
      />
    </section>
  );
}
