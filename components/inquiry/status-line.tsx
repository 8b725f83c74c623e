import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { prefersReducedMotion, scrollIfNear } from "@/lib/browser";
import { useIsFirstLanguage } from "@/lib/i18n/use-is-first-language";

type StatusLineProps = {
  /** The number of updates after a press, 0 for a text that the page shows at its start; without it, the line is empty. */
  count?: number;
  className?: string;
  /** What is announced on each update. */
  children: ReactNode;
  /** Buttons and links below the text, which are not announced with it. */
  actions?: ReactNode;
};

/**
 * A live region that shows the result of an action permanently. On each update the page scrolls so that the toast
 * (`scroll-padding` in `toast.css`) covers neither the line nor the button above it.
 */
export function StatusLine({ count, className = "", children, actions }: StatusLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const isFirstLanguage = useIsFirstLanguage(count);
  const isEmpty = count === undefined;

  useEffect(() => {
    if (count) scrollIfNear(line.current!, prefersReducedMotion() ? "auto" : "smooth");
  }, [count]);

  return (
    <div
      ref={line}
      className={isEmpty ? "absolute" : `grid scroll-mt-24 justify-items-start gap-3 ${className}`}
    >
      <div role="status" aria-live={isFirstLanguage ? undefined : "off"}>
        {/* A new key, because screen readers announce a repeated text only if its nodes are new. */}
        {isEmpty ? null : <Fragment key={count}>{children}</Fragment>}
      </div>
      {isEmpty ? null : actions}
    </div>
  );
}
