"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { findInvoker, prefersReducedMotion, preloadWhenIdle, saveInHistory } from "@/lib/browser";
import { routes } from "@/lib/content/routes";
import { findRoute } from "@/lib/facts/routes";

/**
 * The `main` element, in the pigment of its page. Its content fades and slides in after each navigation; CSS animates the
 * first page.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const previousPathname = useRef(pathname);
  const main = useRef<HTMLElement>(null);
  const animate = useLazyAnimate();
  const { pigment } = findRoute(pathname) ?? routes.home;

  useEffect(() => {
    addEventListener("click", saveFollowedLink, true);
    return () => removeEventListener("click", saveFollowedLink, true);
  }, []);

  // A layout effect, so that the new page is not painted before the animation starts.
  useLayoutEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    // The focused link may have been removed with the old page.
    (findFollowedLink() ?? main.current)?.focus({ preventScroll: true });
    if (!main.current || prefersReducedMotion()) return;
    animate.current?.(
      // The surfaces of sections stay opaque, so that the one of the last page is not followed by blank paper.
      main.current.querySelectorAll(".page-container, .card-caption, .card-form"),
      { opacity: [0, 1], transform: ["translateY(0.75rem)", "none"] },
      { duration: 0.3, ease: "easeOut" },
    );
  }, [animate, pathname]);

  return (
    <main
      id="content"
      ref={main}
      tabIndex={-1}
      className={`flex grow page-enter flex-col pigment-${pigment}`}
    >
      {children}
    </main>
  );
}

/** Saves a selector of the clicked link to a page in the history entry of its page, to which Back and Forward return. */
function saveFollowedLink({ target }: Event) {
  // Other links, such as one to an email, may contain what the visitor has typed.
  const link = (target as Element).closest('a[href^="/"]');
  const landmark = link?.closest("header, main, footer")?.localName;
  // Without escaping, a quote in an address would make the selector invalid, and the next page would fail.
  const followed = `${landmark} [href="${CSS.escape(link?.getAttribute("href") ?? "")}"]`;
  if (landmark) saveInHistory({ followed });
}

/** Returns the link that was followed from this history entry, or the button of the closed menu that contains it. */
function findFollowedLink() {
  const links = document.querySelectorAll<HTMLElement>(history.state?.followed ?? ":not(*)");
  const isShown = (element: HTMLElement | null) => element?.offsetParent;
  return [...links].find(isShown) ?? [...links].map(findInvoker).find(isShown);
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
