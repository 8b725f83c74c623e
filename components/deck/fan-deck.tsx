import { Fragment } from "react";
import { Message } from "@/components/text/message";
import { Parts } from "@/components/text/parts";
import { ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { type Pigment, pigments } from "@/lib/content/pigments";
import { routes } from "@/lib/content/routes";
import { formHref, inquiryHref, pigmentIdentity, pigmentKeys } from "@/lib/facts/inquiry";
import { RememberPigment } from "./remember-pigment";
import "./fan-deck.css";

/**
 * A fan deck of pigments. Its strips are radio buttons, so that touch, mouse and arrow keys work without scripts. The page
 * takes the colour of the chosen one (`pigment-classes.ts`).
 */
export function FanDeck() {
  return (
    <fieldset className="fan-deck">
      <legend className="mb-6 font-semibold text-ink [&_.block]:inline-block [&_.block~.block]:font-normal">
        <Message id="fanDeck" />
      </legend>
      {pigmentKeys.map((pigment) => (
        <Fragment key={pigment}>
          <input
            type="radio"
            name="pigment"
            value={pigment}
            defaultChecked={pigment === routes.home.pigment}
            aria-label={pigments[pigment].name}
            // Chromium ignores the spaces of a hidden description, but separates several.
            aria-describedby={`pigment-${pigment} label-${pigment} uses-${pigment}`}
            translate="no"
            className={`pigment-${pigment}`}
          />
          <PigmentDetails pigment={pigment} />
        </Fragment>
      ))}
      <p className="text-small text-balance">
        <Link href={formHref} className="text-link">
          <Message id="noCode" />
        </Link>
      </p>
      <RememberPigment />
    </fieldset>
  );
}

/** Describes a pigment, and links to an inquiry about it. */
function PigmentDetails({ pigment }: { pigment: Pigment }) {
  const { name, description, uses } = pigments[pigment];
  return (
    // The button stays at the bottom, and the name is at the same distance below the deck as the button is below the text.
    <div className="flex flex-col items-start gap-2">
      <b translate="no" className="mt-auto text-heading text-ink [word-spacing:0.1em]">
        {name}
      </b>{" "}
      <p className="mb-4 lg:@row:mb-5">
        <span id={`pigment-${pigment}`}>
          <span translate="no" className="block font-semibold">
            <Parts parts={pigmentIdentity(pigment)} />
          </span>{" "}
          <span className="block text-balance">
            <Message id={description} />
          </span>
        </span>{" "}
        <b id={`label-${pigment}`}>
          <Message id="uses" />
        </b>{" "}
        <span id={`uses-${pigment}`}>
          <Message id={uses} />
        </span>
      </p>
      <ButtonLink href={inquiryHref(pigment)} variant="outline" className="mt-auto max-sm:w-full">
        <Message id="askAbout" values={{ topic: name }} />
      </ButtonLink>
    </div>
  );
}
