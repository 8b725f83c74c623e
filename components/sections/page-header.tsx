import type { ComponentProps } from "react";
import { PigmentStrip } from "@/components/pigments/pigment-strip";
import { PageHeading } from "./page-heading";

/** The heading of an inner page beside a strip of the fan deck. */
export function PageHeader(props: ComponentProps<typeof PageHeading>) {
  return (
    <div className={`bg-wash pigment-${props.route.pigment}`}>
      <div className="page-container grid gap-x-10 gap-y-6 py-section max-sm:py-6 lg:grid-cols-3 lg:py-12">
        <PageHeading className="lg:col-span-2" {...props} />
        <PigmentStrip pigment={props.route.pigment} />
      </div>
    </div>
  );
}
