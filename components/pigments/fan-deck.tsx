import { Fragment } from "react";
import { Message } from "@/lib/i18n/message";
import { pigmentKeys, pigments } from "@/lib/pigments";

/** A fan deck of pigments. Its strips are radio buttons, so that touch, mouse and arrow keys work without scripts. */
export function FanDeck() {
  return (
    <fieldset className="fan-deck print:hidden">
      <legend className="text-small font-semibold text-ink max-lg:mb-4 max-lg:w-full max-lg:text-center">
        <Message id="fanDeck" />
      </legend>
      {pigmentKeys.map((pigment) => {
        const { name, number, description } = pigments[pigment];
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
              className={`pigment-${pigment}`}
            />
            <p className="text-balance max-lg:text-center">
              <b translate="no" className="text-subheading text-ink">
                {name}
              </b>{" "}
              <span id={`pigment-${pigment}`}>
                <span translate="no">C.I. {number}</span>{" "}
                <span className="block">
                  <Message id={description} />
                </span>
              </span>
            </p>
          </Fragment>
        );
      })}
    </fieldset>
  );
}
