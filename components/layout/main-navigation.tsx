"use client";

import { useLanguage } from "@/lib/i18n/language-provider";
import { NavLinks } from "./nav-links";

/** The navigation of large screens; small ones have `MobileMenu`. */
export function MainNavigation() {
  const { t } = useLanguage();
  return (
    <nav aria-label={t("mainNavigation")} className="hidden lg:block print:hidden">
      <NavLinks
        className="flex flex-wrap gap-x-1 xl:mr-2 xl:gap-x-4"
        linkClassName="flex h-header items-center border-y-3 px-2 border-transparent text-small font-semibold text-ink hover:border-b-line-strong current:border-b-ink xl:text-base"
      />
    </nav>
  );
}
