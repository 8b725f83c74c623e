import { Message } from "@/lib/i18n/message";
import { type Pigment, pigments } from "@/lib/pigments";

/** A strip of the fan deck with the description of its pigment. */
export function PigmentStrip({ pigment }: { pigment: Pigment }) {
  const { name, description, className } = pigments[pigment];
  return (
    <figure className="flex flex-col print:hidden">
      <div
        translate="no"
        className={`strip min-h-20 grow border-r-0 px-3 py-2 text-subheading font-bold whitespace-nowrap strip-named ${className}`}
      >
        {name}
      </div>
      <figcaption className="pt-2 pr-gutter text-small text-balance">
        <Message id={description} />
      </figcaption>
    </figure>
  );
}
