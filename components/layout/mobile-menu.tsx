"use client";

import { type FocusEvent, type ReactNode, useEffect } from "react";
import { Message } from "@/components/text/message";
import { useLanguage } from "@/lib/i18n/language-provider";
import { NavLinks } from "./nav-links";

const menuId = "mobile-menu";

/**
 * The navigation of small screens: a native popover. Opening it, closing it with Escape or a click outside, restoring
 * focus, and exposing its state to assistive technology work without scripts. Scripts also close it when a link is
 * followed, on Back, when focus leaves the menu and its button, and when the viewport becomes wide enough for the links;
 * `Toaster` closes it when a toast opens. Browsers without popovers show the links in the header instead of a button.
 * `children` are below the links.
 */
export function MobileMenu({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  const { t } = useLanguage();

  useEffect(() => {
    window.addEventListener("resize", closeHiddenMenu);
    window.addEventListener("popstate", closeMenu);
    return () => {
      window.removeEventListener("resize", closeHiddenMenu);
      window.removeEventListener("popstate", closeMenu);
    };
  }, []);

  return (
    <div onBlur={closeMenuOnBlur} className="group lg:hidden print:hidden no-popover:basis-full">
      <button
        type="button"
        popoverTarget={menuId}
        className="grid size-control place-items-center rounded border border-line text-ink hover:border-ink no-popover:hidden"
      >
        <span className="sr-only">
          <Message id="menu" />
        </span>
        {icon}
      </button>
      <nav
        id={menuId}
        popover="auto"
        aria-label={t("mainNavigation")}
        className="menu-panel border-b border-line bg-paper px-gutter py-4 no-popover:border-0 no-popover:p-0 no-popover:pb-2"
      >
        <NavLinks
          onLinkClick={closeMenu}
          className="grid no-popover:flex no-popover:flex-wrap"
          linkClassName="-mx-gutter block border-l-4 border-transparent py-3 pr-gutter pl-[calc(var(--gutter)-4px)] text-lead font-semibold text-ink -outline-offset-3 hover:bg-muted current:border-ink no-popover:mx-0 no-popover:border-0 no-popover:px-2 no-popover:text-base"
        />
        <div className="mt-2 grid gap-2 border-t border-line pt-4 no-popover:hidden">
          {children}
        </div>
      </nav>
    </div>
  );
}

function findMenu() {
  return document.getElementById(menuId);
}

function closeMenu() {
  findMenu()?.hidePopover?.();
}

// The menu is `display: none` once the viewport is wide enough for the links.
function closeHiddenMenu() {
  if (findMenu()?.getClientRects().length === 0) closeMenu();
}

// An open menu would cover the element that has focus.
function closeMenuOnBlur({ relatedTarget, currentTarget }: FocusEvent) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) closeMenu();
}
