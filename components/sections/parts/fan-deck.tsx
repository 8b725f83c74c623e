import { Fragment } from "react";
import { Message } from "@/lib/i18n/message";
import { pigmentKeys, pigments } from "@/lib/pigments";

/** A fan deck of pigments. Its strips are radio buttons, so that touch, mouse and arrow keys work without scripts. */
export function FanDeck() {
  return (
    <fieldset className="fan-deck print:hidden">
      <legend className="sr-only">
        <Message id="fanDeck" />
      </legend>
      {pigmentKeys.map((pigment) => {
        const { name, number, description, className } = pigments[pigment];
        return (
          <Fragment key={pigment}>
            <input
              type="radio"
              name="pigment"
              value={pigment}
              defaultChecked={pigment === "blue"}
              aria-label={name}
              aria-describedby={`pigment-${pigment}`}
              translate="no"
              className={className}
            />
            <p id={`pigment-${pigment}`} className="text-balance max-lg:text-center">
              <span translate="no" className="block">
                <b className="text-subheading text-ink">{name}</b> C.I. {number}
              </span>
              <Message id={description} />
            </p>
          </Fragment>
        );
      })}
    </fieldset>
  );
}
