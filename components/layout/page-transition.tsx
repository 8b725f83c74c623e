"use client";

import { usePathname } from "next/navigation";
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { prefersReducedMotion, preloadWhenIdle } from "@/lib/browser";

/** The `main` element. Fades and slides in after each navigation; CSS animates the first page. */
export function PageTransition({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const previousPathname = useRef(pathname);
  const main = useRef<HTMLElement>(null);
  const animate = useLazyAnimate();
  const restoreFocus = useFocusHistory(previousPathname);

  // A layout effect, so that the new page is not painted before the animation starts.
  useLayoutEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    // The focused link may have been removed with the old page.
    if (!restoreFocus(pathname)) main.current?.focus({ preventScroll: true });
    if (!main.current || prefersReducedMotion()) return;
    animate.current?.(
      main.current,
      { opacity: [0, 1], transform: ["translateY(0.75rem)", "none"] },
      { duration: 0.3, ease: "easeOut" },
    );
  }, [animate, pathname, restoreFocus]);

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

/**
 * Remembers which element had focus when the visitor left each page.
 *
 * @param currentPathname the path of the page that is shown
 * @returns a function that focuses this element of a page after Back or Forward, and returns whether it has focus
 */
function useFocusHistory(currentPathname: RefObject<string>) {
  /** The position of the element among all that can have focus, because React replaces the elements of a page. */
  const positions = useRef(new Map<string, number>());
  const isTraversal = useRef(false);

  useEffect(() => {
    const savePosition = ({ type }: Event) => {
      isTraversal.current = type === "popstate";
      positions.current.set(currentPathname.current, listFocusable().findIndex(hasFocus));
    };
    addEventListener("click", savePosition, true);
    // Added once, before the listener of Next's router, which replaces the page.
    addEventListener("popstate", savePosition);
    return () => {
      removeEventListener("click", savePosition, true);
      removeEventListener("popstate", savePosition);
    };
  }, [currentPathname]);

  return useCallback((newPathname: string) => {
    const element = listFocusable()[positions.current.get(newPathname) ?? -1];
    if (!isTraversal.current || !element) return false;
    element.focus({ preventScroll: true });
    // A hidden element, such as a link of the closed menu, does not take it.
    return hasFocus(element);
  }, []);
}

function listFocusable() {
  const selector = "a[href], button, input, select, summary, textarea";
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

function hasFocus(element: Element) {
  return element === document.activeElement;
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
