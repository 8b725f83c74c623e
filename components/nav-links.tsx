"use client";

import { usePathname } from "next/navigation";
import { T } from "./language/t";
import { findRoute, routes } from "./routes";
import { Link } from "./ui/link";

type NavLinksProps = { className: string; linkClassName: string };

/** The four pages as one list of links; the current one is marked with `aria-current`. */
export function NavLinks({ className, linkClassName }: NavLinksProps) {
  const current = findRoute(usePathname());

  return (
    <ul className={className}>
      {Object.values(routes).map((route) => (
        <li key={route.path}>
          <Link
            href={route.path}
            aria-current={route === current ? "page" : undefined}
            className={linkClassName}
          >
            <T id={route.label} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
