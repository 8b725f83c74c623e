import sheet from "./illustrations.svg";

/** The ids of the symbols in `illustrations.svg`. */
export const illustrationNames = [
  "drum",
  "shade",
  "certificate",
  "gauge",
  "headset",
  "ship",
  "beaker",
  "inquiry",
  "balance",
  "drop",
  "mixture",
  "vessel",
] as const;

type IllustrationProps = { name: (typeof illustrationNames)[number]; className?: string };

/**
 * A decorative drawing out of one file that every page shares: the HTML and the scripts hold no line of
 * it, and it takes its colours from where it stands.
 */
export function Illustration({ name, className = "" }: IllustrationProps) {
  return (
    <svg
      width={56}
      height={56}
      className={`illustration print:hidden ${className}`}
      aria-hidden="true"
    >
      <use href={`${sheet.src}#${name}`} />
    </svg>
  );
}
