import { Message } from "@/lib/i18n/message";
import { type Pigment, pigments } from "@/lib/pigments";

/** A strip of the fan deck with the description of its pigment. */
export function PigmentStrip({ pigment }: { pigment: Pigment }) {
  const { name, description } = pigments[pigment];
  return (
    <figure className="flex flex-col print:hidden">
      <div
        translate="no"
        className={`strip min-h-20 grow border-r-0 px-3 py-2 text-subheading font-bold whitespace-nowrap [--full-strength:max(30%,5.5em)] pigment-${pigment}`}
      >
        {name}
      </div>
      <figcaption className="pt-2 pr-gutter text-small text-balance">
        <Message id={description} />
      </figcaption>
    </figure>
  );
}
