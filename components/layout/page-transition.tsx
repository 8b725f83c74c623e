"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { prefersReducedMotion, preloadWhenIdle } from "@/lib/browser";

/** The `main` element. Fades and slides in after each navigation; CSS animates the first page. */
export function PageTransition({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const previousPathname = useRef(pathname);
  const main = useRef<HTMLElement>(null);
  const animate = useLazyAnimate();

  // A layout effect, so that the new page is not painted before the animation starts.
  useLayoutEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    window.applyTypeface?.();
    // The focused link may have been removed with the old page.
    main.current?.focus({ preventScroll: true });
    if (!main.current || prefersReducedMotion()) return;
    animate.current?.(
      main.current,
      { opacity: [0, 1], transform: ["translateY(0.75rem)", "none"] },
      { duration: 0.3, ease: "easeOut" },
    );
  }, [animate, pathname]);

  return (
    <main
      id="content"
      ref={main}
      tabIndex={-1}
      className="flex grow page-enter flex-col [outline:none]"
    >
      {children}
    </main>
  );
}

/** Loads framer-motion's `animate` when the browser is idle; it is not needed before the first navigation. */
function useLazyAnimate() {
  const animate = useRef<(typeof import("framer-motion/dom/mini"))["animate"]>(null);
  useEffect(() => {
    preloadWhenIdle(async () => {
      animate.current = (await import("framer-motion/dom/mini")).animate;
    });
  }, []);
  return animate;
}
