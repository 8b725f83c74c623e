import type { ReactNode } from "react";
import { Message } from "@/components/text/message";
import { type Pigment, pigments } from "@/lib/content/pigments";
import "./card.css";

type PageCardProps = {
  heading: ReactNode;
  caption: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** The card of a page, below the header: its heading on the pigment, a row of tints with a `PigmentCaption`, and `children`. */
export function PageCard({ heading, caption, className = "", children }: PageCardProps) {
  return (
    <div className={`page-card pigment-surface ${className}`}>
      <div className="page-container py-6 sm:py-section lg:p-0">{heading}</div>
      <CardTints />
      <p className="card-caption">{caption}</p>
      {children}
    </div>
  );
}

/** The tints of the pigment in a row over the whole width of a card. */
export function CardTints() {
  return <div className="strip card-tints print:hidden" />;
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
