"use client";

import NextLink from "next/link";
import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";
import { isDataSaverOn } from "@/lib/browser";
import { normalisePath } from "@/lib/urls";

/** Next's link. Does not prefetch the current page, or any page while the data saver is on. */
export function Link(props: ComponentProps<typeof NextLink>) {
  const currentPath = normalisePath(usePathname());
  // Does not affect the markup, so it cannot cause a hydration mismatch.
  const shouldSaveData = typeof window !== "undefined" && isDataSaverOn();
  return (
    <NextLink
      prefetch={shouldSaveData || props.href === currentPath ? false : undefined}
      {...props}
    />
  );
}
