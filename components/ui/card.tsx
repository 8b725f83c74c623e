import type { LucideIconData } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon";
import type { Pigment } from "./tint-ladder";

const chips: Record<Pigment | "brand", string> = {
  brand: "bg-brand text-on-brand",
  yellow: "bg-pigment-yellow text-ink",
  magenta: "bg-pigment-magenta text-paper",
  blue: "bg-pigment-blue text-paper",
  green: "bg-pigment-green text-paper",
  black: "bg-pigment-black text-paper",
};

type CardProps = {
  icon: LucideIconData;
  pigment: keyof typeof chips;
  title: ReactNode;
  children: ReactNode;
};

/** A colour chip as the trade hands them out: a field of colour above, what it is below. */
export function Card({ icon, pigment, title, children }: CardProps) {
  return (
    <div className="flex h-full flex-col border border-line bg-paper">
      <div className={`flex h-16 items-end px-6 pb-3 print:hidden ${chips[pigment]}`}>
        <Icon icon={icon} />
      </div>
      <div className="flex grow flex-col gap-3 p-6 print:p-4">
        <h3 className="text-subheading">{title}</h3>
        {children}
      </div>
    </div>
  );
}
