import sprite from "./illustrations.svg";

/** The ids of the symbols in `illustrations.svg`. */
type IllustrationName =
  | "drum"
  | "shade"
  | "certificate"
  | "gauge"
  | "headset"
  | "ship"
  | "beaker"
  | "inquiry"
  | "loupe"
  | "drop"
  | "mixture"
  | "vessel";

type IllustrationProps = { name: IllustrationName; className?: string };

/**
 * A decorative symbol from the sprite `illustrations.svg`, which all pages share, so neither HTML nor scripts contain
 * its paths. Inherits its colours: lines from `color`, fills from `--accent`.
 */
export function Illustration({ name, className = "" }: IllustrationProps) {
  return (
    <svg
      width={56}
      height={56}
      className={`illustration print:hidden ${className}`}
      aria-hidden="true"
    >
      <use href={`${sprite.src}#${name}`} />
    </svg>
  );
}
