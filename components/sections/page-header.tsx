import type { ComponentProps } from "react";
import { CardTints, PigmentCaption } from "@/components/deck/card-tints";
import { PageHeading } from "./page-heading";

/** The heading of an inner page on the card of its pigment. */
export function PageHeader(props: ComponentProps<typeof PageHeading>) {
  return (
    <div className="page-card pigment-surface">
      <div className="beside-tints page-container py-6 sm:py-section lg:pt-12 lg:pb-32">
        <PageHeading {...props} />
      </div>
      <CardTints>
        <PigmentCaption pigment={props.route.pigment} />
      </CardTints>
    </div>
  );
}
