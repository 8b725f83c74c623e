import type { ComponentProps } from "react";
import { PigmentStrip } from "@/components/pigments/pigment-strip";
import { PageHeading } from "./page-heading";

/** The heading of an inner page beside a strip of the fan deck. */
export function PageHeader(props: ComponentProps<typeof PageHeading>) {
  return (
    <div className={`bg-wash pigment-${props.route.pigment}`}>
      <div className="grid page-header-columns gap-y-6 py-section container-indent max-sm:py-6 lg:py-12">
        <PageHeading className="pr-gutter" {...props} />
        <PigmentStrip pigment={props.route.pigment} />
      </div>
    </div>
  );
}
