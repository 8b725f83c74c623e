import type { ReactNode } from "react";

const tones = {
  // Two of these in a row have the space of one between them.
  paper: "bg-paper [.bg-paper+&]:pt-0",
  muted: "bg-muted",
  blue: "pigment-surface pigment-blue",
};

type SectionProps = {
  /** The id of the heading that names the section. */
  labelledBy?: string;
  tone?: keyof typeof tones;
  className?: string;
  children: ReactNode;
};

/** A full-width band of the page with centred content and vertical padding. */
export function Section({ labelledBy, tone = "paper", className = "", children }: SectionProps) {
  return (
    <section aria-labelledby={labelledBy} className={`py-section ${tones[tone]}`}>
      <div className={`page-container print:gap-3 ${className}`}>{children}</div>
    </section>
  );
}
