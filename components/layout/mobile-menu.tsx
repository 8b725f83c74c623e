"use client";

import { Menu, X } from "lucide-react";
import { useEffect, useSyncExternalStore, type FocusEvent } from "react";
import { Message } from "@/lib/i18n/message";
import { useLanguage } from "@/lib/i18n/use-language";
import { NavLinks } from "./nav-links";
import { getToasterState, subscribeToToaster } from "@/components/toast/toast-store";

const menuId = "mobile-menu";

/**
 * The navigation of small screens: a native popover, which opens, closes on Escape or a tap outside and
 * returns the focus, with scripts or without. Scripts add `aria-expanded`, and close it on a link, on Back, when
 * the focus leaves it, when the screen grows and when a toast needs its place. Browsers without popovers show
 * the links in the header instead of a button.
 */
export function MobileMenu() {
  const { t } = useLanguage();
  const isOpen = useSyncExternalStore(subscribeToMenu, isMenuOpen, () => undefined);

  // It would cover the toast.
  useEffect(() => {
    return subscribeToToaster(() => {
      if (getToasterState().toast) closeMenu();
    });
  }, []);

  useEffect(() => {
    window.addEventListener("resize", closeHiddenMenu);
    window.addEventListener("popstate", closeMenu);
    return () => {
      window.removeEventListener("resize", closeHiddenMenu);
      window.removeEventListener("popstate", closeMenu);
    };
  }, []);

  return (
    <div className="group nav:hidden no-popover:basis-full">
      <button
        type="button"
        popoverTarget={menuId}
        aria-expanded={isOpen}
        className="grid size-control place-items-center rounded border border-line text-ink hover:border-ink no-popover:hidden"
      >
        <span className="sr-only">
          <Message id="menu" />
        </span>
        <Menu className="group-has-[:popover-open]:hidden" />
        <X className="hidden group-has-[:popover-open]:block" />
      </button>
      <nav
        id={menuId}
        popover="auto"
        aria-label={t("mainNavigation")}
        onBlur={closeMenuOnLeave}
        className="inset-x-0 top-[calc(var(--header-height)+1px)] bottom-auto m-0 max-h-[calc(100dvh-var(--header-height)-1px)] w-auto max-w-none overscroll-contain border-b border-line bg-paper px-gutter py-4 shadow-raised [clip-path:inset(0_0_-3rem)] no-popover:border-0 no-popover:p-0 no-popover:pb-2 no-popover:shadow-none"
      >
        <NavLinks
          onNavigate={closeMenu}
          className="grid no-popover:flex no-popover:flex-wrap"
          linkClassName="block border-l-4 border-transparent px-4 py-3 text-lead font-semibold text-ink hover:bg-mist aria-[current=page]:border-ink aria-[current=page]:bg-mist no-popover:border-0 no-popover:px-2 no-popover:text-base"
        />
      </nav>
    </div>
  );
}

function findMenu() {
  return document.getElementById(menuId);
}

function isMenuOpen() {
  // A browser that does not know popovers does not know the selector either, and throws.
  return CSS.supports("selector(:popover-open)") && Boolean(findMenu()?.matches(":popover-open"));
}

function subscribeToMenu(listener: () => void) {
  const menu = findMenu();
  menu?.addEventListener("toggle", listener);
  return () => menu?.removeEventListener("toggle", listener);
}

function closeMenu() {
  findMenu()?.hidePopover?.();
}

// The window is wide enough for the links, and the button is gone.
function closeHiddenMenu() {
  if (findMenu()?.getClientRects().length === 0) closeMenu();
}

// The focus would go on underneath it.
function closeMenuOnLeave({ relatedTarget, currentTarget }: FocusEvent) {
  if (relatedTarget && !currentTarget.parentElement?.contains(relatedTarget)) closeMenu();
}
