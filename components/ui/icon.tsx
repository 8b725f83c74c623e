import type { LucideIconData } from "lucide-react";
import { createElement } from "react";

type IconProps = { icon: LucideIconData; className?: string };

/**
 * Draws the data of a Lucide icon as plain, decorative SVG. lucide-react's own components run in the
 * browser; this one leaves the drawing in the HTML and the icon out of the scripts.
 */
export function Icon({ icon, className = "size-6" }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      {icon.node.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  );
}
