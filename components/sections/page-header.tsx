import type { ComponentProps } from "react";
import { PigmentStrip } from "@/components/pigments/pigment-strip";
import { PageHeading } from "./page-heading";

/** The heading of an inner page beside a strip of the fan deck. */
export function PageHeader(props: ComponentProps<typeof PageHeading>) {
  return (
    <div className="bg-muted">
      <div className="grid gap-x-16 gap-y-10 py-section container-indent lg:grid-cols-[minmax(min-content,8fr)_6fr]">
        <PageHeading className="pr-gutter" {...props} />
        <PigmentStrip pigment={props.route.pigment} />
      </div>
    </div>
  );
}
