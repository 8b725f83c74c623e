import { type Pigment, pigments } from "@/lib/content/pigments";
import { Message } from "@/lib/i18n/message";

/** A strip of the fan deck with the name of its pigment, and on larger screens its description. */
export function PigmentStrip({ pigment }: { pigment: Pigment }) {
  const { name, description } = pigments[pigment];
  return (
    <figure className="lg:pt-16 print:hidden">
      <div
        translate="no"
        className={`strip h-10 px-3 py-1 font-semibold whitespace-nowrap [--full-strength:max(30%,5.5em)] sm:h-24 sm:py-2 sm:text-subheading lg:h-36 pigment-${pigment}`}
      >
        {name}
      </div>
      <figcaption className="pt-2 text-small text-balance max-sm:hidden">
        <Message id={description} />
      </figcaption>
    </figure>
  );
}
