"use client";

import { useEffect } from "react";

/** Carries out, once everything around it answers, what was pressed before. */
export function HydrationMarker() {
  useEffect(() => {
    window.replayClicks?.();
    // For tests: from here on the page answers.
    document.documentElement.dataset.hydrated = "";
  }, []);
  return null;
}
