"use client";

import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { prefersReducedMotion } from "@/lib/prefers-reduced-motion";

/** The main part of the page: fades and slides in after each navigation; the first page does so by CSS. */
export function PageTransition({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const shownPathname = useRef(pathname);
  const main = useRef<HTMLElement>(null);
  const animate = useAnimate();

  // Before the new page is painted, so that it never shows at full strength first.
  useLayoutEffect(() => {
    if (shownPathname.current === pathname) return;
    shownPathname.current = pathname;
    // What was pressed may have gone with the old page: reading and Tab go on from the new one.
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

/** framer-motion's `animate`, fetched once the first page is up: nothing moves before the first navigation. */
function useAnimate() {
  const animate = useRef<(typeof import("framer-motion/dom/mini"))["animate"]>(null);
  useEffect(() => {
    import("framer-motion/dom/mini").then(
      (module) => {
        animate.current = module.animate;
      },
      () => undefined,
    );
  }, []);
  return animate;
}
