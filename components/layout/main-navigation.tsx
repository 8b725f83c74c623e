"use client";

import { useLanguage } from "@/lib/i18n/use-language";
import { NavLinks } from "./nav-links";

/** The navigation of large screens; small ones have `MobileMenu`. */
export function MainNavigation() {
  const { t } = useLanguage();
  return (
    <nav aria-label={t("mainNavigation")} className="hidden lg:block print:hidden">
      <NavLinks
        className="flex flex-wrap gap-x-1 xl:mr-4 xl:gap-x-4"
        linkClassName="block border-y-2 border-transparent px-2 py-3 text-small font-semibold text-ink hover:border-b-line-strong aria-[current=page]:border-b-ink xl:text-base"
      />
    </nav>
  );
}
