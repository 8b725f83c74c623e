import { type Pigment, pigments } from "@/lib/content/pigments";
import { Message } from "@/lib/i18n/message";

/** The tints of a page's pigment, with its name and description, as on a card of the fan deck: see `card.css`. */
export function CardTints({ pigment }: { pigment: Pigment }) {
  const { name, description } = pigments[pigment];
  return (
    <figure className="print:hidden">
      <div className="strip card-tints">
        <b translate="no">{name}</b>
      </div>
      <figcaption className="sr-only text-small">
        <Message id={description} />
      </figcaption>
    </figure>
  );
}
