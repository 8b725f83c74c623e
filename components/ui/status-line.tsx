import { useEffect, useRef, type ReactNode } from "react";
import { prefersReducedMotion } from "@/lib/prefers-reduced-motion";

type StatusLineProps = {
  /** How often there has been something to say; the line is empty at 0. */
  count: number;
  className: string;
  children: ReactNode;
};

/**
 * A line in a live region that says what became of a press, and stays. Each time, the page scrolls as far as it
 * must, so that the toast covers neither the line nor what was pressed.
 */
export function StatusLine({ count, className, children }: StatusLineProps) {
  const line = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (count === 0) return;
    const behavior = prefersReducedMotion() ? "auto" : "smooth";
    line.current?.scrollIntoView({ block: "nearest", behavior });
  }, [count]);

  return (
    <p
      ref={line}
      role="status"
      className={`empty:absolute max-sm:scroll-mt-80 sm:scroll-mb-56 ${className}`}
    >
      {count > 0 ? children : null}
    </p>
  );
}
