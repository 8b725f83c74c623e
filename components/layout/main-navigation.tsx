"use client";

import { useLanguage } from "@/lib/i18n/language-provider";
import { NavLinks } from "./nav-links";

/** The navigation of large screens; small ones have `MobileMenu`. */
export function MainNavigation() {
  const { t } = useLanguage();
  return (
    <nav aria-label={t("mainNavigation")} className="hidden lg:block print:hidden">
      <NavLinks
        className="mr-2 flex flex-wrap gap-x-5 xl:mr-4 xl:gap-x-8"
        linkClassName="flex h-header items-center border-y-3 border-transparent text-small font-semibold text-ink hover:border-b-line-strong current:border-b-ink xl:text-base"
      />
    </nav>
  );
}
