import type { ComponentProps } from "react";
import { PageCard, PigmentCaption } from "@/components/deck/card";
import { PageHeading } from "./page-heading";

/** The heading of an inner page on the card of its pigment. */
export function PageHeader(props: ComponentProps<typeof PageHeading>) {
  return (
    <PageCard
      heading={<PageHeading {...props} />}
      caption={<PigmentCaption pigment={props.route.pigment} />}
    />
  );
}
