import type { ReactNode } from "react";

// The pigments by their Colour Index generic names, as the trade orders them.
const pigments = {
  yellow: { name: "PY 74", className: "text-ink [--pigment:var(--pigment-yellow)]" },
  magenta: { name: "PR 122", className: "text-paper [--pigment:var(--pigment-magenta)]" },
  blue: { name: "PB 15:3", className: "text-paper [--pigment:var(--pigment-blue)]" },
  green: { name: "PG 7", className: "text-paper [--pigment:var(--pigment-green)]" },
  black: { name: "PBk 7", className: "text-paper [--pigment:var(--pigment-black)]" },
};

export type Pigment = keyof typeof pigments;

type TintLadderProps = { pigments: readonly Pigment[]; caption?: ReactNode; className?: string };

/** Pigments from full strength to a faint tint, one row each, as a colour laboratory draws them down. */
export function TintLadder({ pigments: names, caption, className = "" }: TintLadderProps) {
  return (
    <figure className={`flex flex-col ${className}`}>
      <ul className="flex grow flex-col" translate="no">
        {names.map((name) => (
          <li
            key={name}
            className={`flex min-h-9 grow items-end px-gutter py-1.5 text-small font-semibold tint-ladder lg:px-4 ${pigments[name].className}`}
          >
            {pigments[name].name}
          </li>
        ))}
      </ul>
      {caption ? (
        <figcaption className="px-gutter py-2 text-small text-balance lg:px-4">
          {caption}
        </figcaption>
      ) : null}
    </figure>
  );
}
