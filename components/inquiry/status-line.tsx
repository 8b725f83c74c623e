import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { prefersReducedMotion } from "@/lib/browser";

type StatusLineProps = {
  /** The number of times the status was updated; without it, the line is empty. */
  count?: number;
  children: ReactNode;
};

/**
 * A live region that shows the result of an action permanently. On each update the page scrolls so that the toast
 * covers neither the line nor the button.
 */
export function StatusLine({ count, children }: StatusLineProps) {
  const line = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (!count) return;
    const behavior = prefersReducedMotion() ? "auto" : "smooth";
    line.current?.scrollIntoView({ block: "nearest", behavior });
  }, [count]);

  return (
    <p
      ref={line}
      role="status"
      className="empty:absolute max-sm:scroll-mt-80 sm:scroll-mb-56 short:max-sm:scroll-mt-48 short:sm:scroll-mb-32"
    >
      {/* A new key, because screen readers announce a repeated text only if its nodes are new. */}
      {count ? <Fragment key={count}>{children}</Fragment> : null}
    </p>
  );
}
