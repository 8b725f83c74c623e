import type { MessageKey } from "../language/language-store";
import { T, TLines } from "../language/t";
import { TintLadder, type Pigment } from "../ui/tint-ladder";

type PageHeaderProps = {
  label: MessageKey;
  title: MessageKey;
  description: MessageKey;
  values?: Record<string, string>;
  pigment: Pigment;
};

/** The opening of an inner page: its name, its heading and a sentence, beside a pigment of its own. */
export function PageHeader({ label, title, description, values, pigment }: PageHeaderProps) {
  return (
    <div className="relative bg-mist">
      <div className="mx-auto max-w-page px-gutter">
        <div className="grid gap-5 py-section lg:w-[62%]">
          <p className="font-semibold text-brand">
            <T id={label} />
          </p>
          <h1 className="text-title">
            <TLines id={title} />
          </h1>
          <p className="max-w-prose text-lead text-balance">
            <T id={description} values={values} />
          </p>
        </div>
      </div>
      <TintLadder pigments={[pigment]} className="lg:absolute lg:inset-y-0 lg:right-0 lg:w-[34%]" />
    </div>
  );
}
