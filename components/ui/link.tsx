"use client";

import NextLink, { type LinkProps } from "next/link";
import { usePathname } from "next/navigation";
import { isDataSaverOn } from "@/lib/browser";
import { normalisePath } from "@/lib/urls";

export type { LinkProps };

/**
 * Next's link. Does not prefetch the current page, an address with a query, which would send the query before the visitor
 * follows the link, or any page while the data saver is on.
 */
export function Link<Route extends string>(props: LinkProps<Route>) {
  const currentPath = normalisePath(usePathname());
  // Does not affect the markup, so it cannot cause a hydration mismatch.
  const shouldSaveData = typeof window !== "undefined" && isDataSaverOn();
  const hasQuery = typeof props.href === "string" && props.href.includes("?");
  const isSkipped = shouldSaveData || hasQuery || props.href === currentPath;
  return <NextLink prefetch={isSkipped ? false : undefined} {...props} />;
}
