import type { ReactNode } from "react";
import { pigments, type Pigment } from "@/lib/pigments";

type PigmentStripProps = { pigment: Pigment; caption: ReactNode };

/** One strip pulled out of the fan deck, and what it is. */
export function PigmentStrip({ pigment, caption }: PigmentStripProps) {
  const { name, className } = pigments[pigment];
  return (
    <figure className="flex flex-col">
      <div
        translate="no"
        className={`strip min-h-20 grow border-r-0 px-3 py-2 text-subheading font-bold whitespace-nowrap [--full:max(30%,5.5em)] ${className}`}
      >
        {name}
      </div>
      <figcaption className="pt-2 pr-gutter text-small text-balance">{caption}</figcaption>
    </figure>
  );
}
