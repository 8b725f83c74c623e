import type { ComponentProps } from "react";
import type { InnerRoute } from "@/lib/routes";
import { HeadingGroup } from "./parts/heading-group";
import { PigmentStrip } from "./parts/pigment-strip";

type PageHeaderProps = Omit<ComponentProps<typeof HeadingGroup>, "className"> & {
  route: InnerRoute;
};

/** Breadcrumb, heading and description of an inner page, beside a strip of the fan deck. */
export function PageHeader(props: PageHeaderProps) {
  return (
    <div className="bg-muted">
      <div className="grid gap-x-16 gap-y-10 py-section page-start lg:grid-cols-[minmax(min-content,8fr)_6fr]">
        <HeadingGroup className="pr-gutter" {...props} />
        <PigmentStrip pigment={props.route.pigment} />
      </div>
    </div>
  );
}
