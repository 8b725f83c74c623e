"use client";

import NextLink from "next/link";
import type { ComponentProps } from "react";
import { savesData } from "./saves-data";

/** Next's link, which fetches the page behind it ahead of time, but not for visitors who save data. */
export function Link(props: ComponentProps<typeof NextLink>) {
  // What it fetches is nothing of what it renders: server and browser need not agree.
  const isFrugal = typeof window !== "undefined" && savesData();
  return <NextLink prefetch={isFrugal ? false : undefined} {...props} />;
}
