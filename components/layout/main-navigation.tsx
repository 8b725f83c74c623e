"use client";

import { useLanguage } from "@/lib/i18n/use-language";
import { NavLinks } from "./nav-links";

/** The navigation of large screens; small ones have `MobileMenu`. */
export function MainNavigation() {
  const { t } = useLanguage();
  return (
    <nav aria-label={t("mainNavigation")} className="hidden nav:block print:hidden">
      <NavLinks
        className="flex flex-wrap gap-x-1 wide:mr-4 wide:gap-x-4"
        linkClassName="block border-y-2 border-transparent px-2 py-3 text-small font-semibold text-ink hover:border-b-edge aria-[current=page]:border-b-ink wide:text-base"
      />
    </nav>
  );
}
