import type { ReactNode } from "react";

const tones = {
  paper: "bg-paper",
  pigment: "pigment-surface",
  tint: "mt-(--seam) pigment-tint",
};

type SectionProps = {
  /** The id of the heading that names the section. */
  labelledBy?: string;
  tone?: keyof typeof tones;
  isPrinted?: boolean;
  /** Classes of the content. */
  className?: string;
  children: ReactNode;
};

/** A full-width part of the page with centred content and vertical padding: on paper, or in the pigment of the page. */
export function Section({
  labelledBy,
  tone = "paper",
  isPrinted = true,
  className = "",
  children,
}: SectionProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      className={`py-section ${tones[tone]} ${isPrinted ? "" : "print:hidden"}`}
    >
      <div className={`page-container print:gap-3 ${className}`}>{children}</div>
    </section>
  );
}
