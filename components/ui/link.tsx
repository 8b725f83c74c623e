"use client";

import NextLink from "next/link";
import type { ComponentProps } from "react";
import { cancelWhileOffline } from "@/lib/offline";
import { savesData } from "@/lib/saves-data";

/** Next's link. Cancels navigations while the browser is offline, and does not prefetch for visitors who save data. */
export function Link(props: ComponentProps<typeof NextLink>) {
  // Does not affect the markup, so it cannot cause a hydration mismatch.
  const shouldSaveData = typeof window !== "undefined" && savesData();
  return (
    <NextLink
      prefetch={shouldSaveData ? false : undefined}
      onNavigate={(event) => {
        if (cancelWhileOffline()) event.preventDefault();
      }}
      {...props}
    />
  );
}
