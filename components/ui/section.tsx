import type { ReactNode } from "react";

const tones = {
  paper: "bg-paper",
  pigment: "pigment-surface",
  tint: "pigment-tint",
};

type SectionProps = {
  /** The id of the heading that names the section. */
  labelledBy?: string;
  tone?: keyof typeof tones;
  /** Classes of the band: the pigment of the tones `pigment` and `tint`, such as `pigment-blue`, or `print:hidden`. */
  bandClassName?: string;
  /** Classes of the content. */
  className?: string;
  children: ReactNode;
};

/** A full-width band of the page with centred content and vertical padding. */
export function Section({
  labelledBy,
  tone = "paper",
  bandClassName = "",
  className = "",
  children,
}: SectionProps) {
  return (
    <section aria-labelledby={labelledBy} className={`py-section ${tones[tone]} ${bandClassName}`}>
      <div className={`page-container print:gap-3 ${className}`}>{children}</div>
    </section>
  );
}
