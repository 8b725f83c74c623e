import type { ReactNode } from "react";
import { Message } from "@/components/text/message";
import { type Pigment, pigments } from "@/lib/content/pigments";
import "./card.css";

/** The tints of a card, with a `PigmentCaption`: see `card.css`. Their pigment is that of the surface they are on. */
export function CardTints({ children }: { children: ReactNode }) {
  return (
    <figure className="print:hidden">
      <div className="strip card-tints" />
      <figcaption>{children}</figcaption>
    </figure>
  );
}

/** The name and the description of a pigment. Small screens show only the name. */
export function PigmentCaption({ pigment }: { pigment: Pigment }) {
  const { name, description } = pigments[pigment];
  return (
    <>
      <b translate="no">{name}</b>{" "}
      <span className="text-small text-balance max-lg:sr-only">
        <Message id={description} />
      </span>
    </>
  );
}
