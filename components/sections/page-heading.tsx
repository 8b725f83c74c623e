import type { ReactNode } from "react";
import { Message } from "@/components/text/message";
import { Link } from "@/components/ui/link";
import { type InnerRoute, routesAbove } from "@/lib/facts/routes";

type PageHeadingProps = { route: InnerRoute; description?: ReactNode };

const separator = <span aria-hidden="true">/ </span>;

/** Breadcrumb, heading and description of an inner page. */
export function PageHeading({ route, description }: PageHeadingProps) {
  return (
    <div className="flex flex-col gap-4">
      <nav aria-labelledby="breadcrumb" className="-mt-2.5 font-semibold print:hidden">
        <span id="breadcrumb" hidden>
          <Message id="breadcrumb" />
        </span>
        <ol className="flex flex-wrap items-center gap-x-1">
          {routesAbove(route).map(({ path, label }, index) => (
            <li key={path}>
              {index > 0 ? separator : null}
              <Link href={path} className="inline-block py-2.5 text-main underline">
                <Message id={label} />
              </Link>
            </li>
          ))}
          <li aria-current="page">
            {separator}
            <Message id={route.label} />
          </li>
        </ol>
      </nav>
      <h1 className="text-title">
        <Message id={route.heading} />
      </h1>
      {description ? <p className="max-w-text text-lead sm:text-balance">{description}</p> : null}
    </div>
  );
}
