import type { ReactNode } from "react";

const tones = {
  paper: "bg-paper [.bg-paper+&]:pt-0",
  mist: "bg-mist",
  blue: "chip pigment-blue",
};

type SectionProps = {
  /** The id of the heading that names the section, where it has one of its own. */
  labelledBy?: string;
  tone?: keyof typeof tones;
  className?: string;
  children: ReactNode;
};

/** A full-width band of the page; owns the width of its content and the rhythm between bands. */
export function Section({ labelledBy, tone = "paper", className = "", children }: SectionProps) {
  return (
    <section aria-labelledby={labelledBy} className={`py-section ${tones[tone]}`}>
      <div className={`mx-auto max-w-page px-gutter ${className}`}>{children}</div>
    </section>
  );
}
