// A benzene ring whose six sides are pigments: chemistry and colour in one sign.
const sides = [
  { d: "M20 2 36 11 28.6 15.2 20 10.4Z", className: "fill-pigment-yellow" },
  { d: "M36 11V29L28.6 24.8V15.2Z", className: "fill-pigment-magenta" },
  { d: "M36 29 20 38V29.6L28.6 24.8Z", className: "fill-pigment-blue" },
  { d: "M20 38 4 29 11.4 24.8 20 29.6Z", className: "fill-pigment-green" },
  { d: "M4 29V11L11.4 15.2V24.8Z", className: "fill-brand" },
  { d: "M4 11 20 2V10.4L11.4 15.2Z", className: "fill-pigment-black" },
];

export function LogoMark({ className = "size-9" }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden="true">
      {sides.map((side) => (
        <path key={side.d} {...side} />
      ))}
    </svg>
  );
}
