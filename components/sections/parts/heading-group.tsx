import { Breadcrumb } from "@/components/layout/breadcrumb";
import type { MessageKey } from "@/lib/i18n/languages";
import { Message, MessageLines } from "@/lib/i18n/message";
import type { Route } from "@/lib/routes";

type HeadingGroupProps = {
  route: Route;
  description: MessageKey;
  values?: Record<string, string>;
  className: string;
};

/** Breadcrumb, heading and description of an inner page. */
export function HeadingGroup({ route, description, values, className }: HeadingGroupProps) {
  return (
    <div className={`flex flex-col gap-5 ${className}`}>
      <Breadcrumb route={route} />
      <h1 className="text-title">
        <MessageLines id={route.heading} />
      </h1>
      <p className="max-w-prose text-lead text-balance">
        <Message id={description} values={values} />
      </p>
    </div>
  );
}
