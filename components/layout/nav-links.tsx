"use client";

import { usePathname } from "next/navigation";
import { Message } from "@/components/text/message";
import { Link } from "@/components/ui/link";
import { findRoute, navigationRoutes, routesAbove } from "@/lib/facts/routes";

type NavLinksProps = { className: string; linkClassName: string; onLinkClick?: () => void };

/** The links of the navigation; `aria-current` marks the current page, or the one above it other than the home page. */
export function NavLinks({ className, linkClassName, onLinkClick }: NavLinksProps) {
  const current = findRoute(usePathname());
  const [, above] = current ? routesAbove(current) : [];

  return (
    <ul className={className}>
      {navigationRoutes.map((route) => (
        <li key={route.path}>
          <Link
            href={route.path}
            onClick={onLinkClick}
            aria-current={route === current ? "page" : route === above ? "true" : undefined}
            className={linkClassName}
          >
            <Message id={route.label} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
