"use client";

import NextLink from "next/link";
import type { ComponentProps } from "react";
import { blockWhileOffline } from "@/lib/offline";
import { savesData } from "@/lib/saves-data";

/** Next's link. Stays on the page while the browser is offline, and prefetches nothing for visitors who save data. */
export function Link(props: ComponentProps<typeof NextLink>) {
  // What it fetches is nothing of what it renders: server and browser need not agree.
  const isFrugal = typeof window !== "undefined" && savesData();
  return (
    <NextLink
      prefetch={isFrugal ? false : undefined}
      onNavigate={(event) => {
        if (blockWhileOffline()) event.preventDefault();
      }}
      {...props}
    />
  );
}
