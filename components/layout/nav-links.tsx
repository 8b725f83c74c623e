"use client";

import { usePathname } from "next/navigation";
import { Link } from "@/components/ui/link";
import { Message } from "@/lib/i18n/message";
import { findRoute, navigationRoutes } from "@/lib/routes";

type NavLinksProps = { className: string; linkClassName: string; onLinkClick?: () => void };

/** The links of the navigation; `aria-current` marks the current page. */
export function NavLinks({ className, linkClassName, onLinkClick }: NavLinksProps) {
  const current = findRoute(usePathname());

  return (
    <ul className={className}>
      {navigationRoutes.map((route) => (
        <li key={route.path}>
          <Link
            href={route.path}
            onClick={onLinkClick}
            aria-current={route === current ? "page" : undefined}
            className={linkClassName}
          >
            <Message id={route.label} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
