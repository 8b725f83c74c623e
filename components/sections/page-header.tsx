import { Breadcrumb } from "../breadcrumb";
import type { MessageKey } from "../language/language-store";
import { T, TLines } from "../language/t";
import type { Route } from "../routes";
import { TintLadder } from "../ui/tint-ladder";

type PageHeaderProps = {
  route: Route;
  description: MessageKey;
  values?: Record<string, string>;
};

/** The opening of an inner page: where it stands, its heading and a sentence, beside its pigment. */
export function PageHeader({ route, description, values }: PageHeaderProps) {
  return (
    <div className="relative bg-mist">
      <div className="mx-auto max-w-page px-gutter">
        <div className="grid gap-5 py-section lg:w-[62%]">
          <Breadcrumb route={route} />
          <h1 className="text-title">
            <TLines id={route.heading} />
          </h1>
          <p className="max-w-prose text-lead text-balance">
            <T id={description} values={values} />
          </p>
        </div>
      </div>
      <TintLadder
        pigments={route.pigments}
        className="lg:absolute lg:inset-y-0 lg:right-0 lg:w-[34%]"
      />
    </div>
  );
}
