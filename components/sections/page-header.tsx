import type { ComponentProps } from "react";
import { CardTints, PigmentCaption } from "@/components/pigments/card-tints";
import { PageHeading } from "./page-heading";

/** The heading of an inner page on the card of its pigment. */
export function PageHeader(props: ComponentProps<typeof PageHeading>) {
  const { pigment } = props.route;
  return (
    <div className={`page-card pigment-surface pigment-${pigment}`}>
      <div className="beside-tints page-container py-6 sm:py-section lg:pt-12 lg:pb-32">
        <PageHeading {...props} />
      </div>
      <CardTints>
        <PigmentCaption pigment={pigment} />
      </CardTints>
    </div>
  );
}
