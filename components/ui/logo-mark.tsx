import { logoColours } from "@/lib/content/colours";

/**
 * A benzene ring in four colours and two neutrals with a white outline, which shows on dark surfaces, on a grid of 40
 * units. `app/icon.svg` has the same paths.
 */
const [first, second, third, fourth] = logoColours;
const logoPaths = [
  {
    d: "M20 1 37 10.5V29.5L20 39 3 29.5V10.5ZM20 11.6 12.5 15.8V24.2L20 28.4 27.5 24.2V15.8Z",
    fill: "var(--on-dark-pigment)",
  },
  { d: "M20 2 36 11 28.6 15.2 20 10.4Z", fill: first },
  { d: "M36 11V29L28.6 24.8V15.2Z", fill: second },
  { d: "M36 29 20 38V29.6L28.6 24.8Z", fill: third },
  { d: "M20 38 4 29 11.4 24.8 20 29.6Z", fill: fourth },
  { d: "M4 29V11L11.4 15.2V24.8Z", fill: "var(--line-strong)" },
  { d: "M4 11 20 2V10.4L11.4 15.2Z", fill: "var(--on-light-pigment)" },
];

export function LogoMark({ className = "size-9" }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" width={36} height={36} className={className} aria-hidden="true">
      {logoPaths.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </svg>
  );
}
