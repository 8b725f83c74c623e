import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { prefersReducedMotion } from "@/lib/browser";
import { useIsFirstLanguage } from "@/lib/i18n/use-is-first-language";

type StatusLineProps = {
  /** The number of times the status was updated; without it, the line is empty. */
  count?: number;
  className?: string;
  children: ReactNode;
};

/**
 * A live region that shows the result of an action permanently. On each update the page scrolls so that the toast
 * (`scroll-padding` in `base.css`) covers neither the line nor the button above it.
 */
export function StatusLine({ count, className = "", children }: StatusLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const isFirstLanguage = useIsFirstLanguage(count);

  useEffect(() => {
    if (!count) return;
    const behavior = prefersReducedMotion() ? "auto" : "smooth";
    line.current?.scrollIntoView({ block: "nearest", behavior });
  }, [count]);

  return (
    <div
      ref={line}
      role="status"
      aria-live={isFirstLanguage ? undefined : "off"}
      className={`grid scroll-mt-24 justify-items-start gap-3 empty:absolute ${className}`}
    >
      {/* A new key, because screen readers announce a repeated text only if its nodes are new. */}
      {count ? <Fragment key={count}>{children}</Fragment> : null}
    </div>
  );
}
