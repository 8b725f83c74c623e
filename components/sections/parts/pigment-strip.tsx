import type { ReactNode } from "react";
import { pigments, type Pigment } from "@/lib/pigments";

type PigmentStripProps = { pigment: Pigment; caption: ReactNode };

/** A strip of the fan deck with a caption. */
export function PigmentStrip({ pigment, caption }: PigmentStripProps) {
  const { name, className } = pigments[pigment];
  return (
    <figure className="flex flex-col print:hidden">
      <div
        translate="no"
        className={`strip min-h-20 grow border-r-0 px-3 py-2 text-subheading font-bold whitespace-nowrap strip-named ${className}`}
      >
        {name}
      </div>
      <figcaption className="pt-2 pr-gutter text-small text-balance">{caption}</figcaption>
    </figure>
  );
}
