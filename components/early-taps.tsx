"use client";

import { useEffect } from "react";

/** Carries out, once everything around it answers, what was pressed before. */
export function EarlyTaps() {
  useEffect(() => window.releaseTaps?.(), []);
  return null;
}
