"use client";

import { useEffect } from "react";

/** Marks the document as interactive after hydration, and repeats the clicks that were captured before it. */
export function HydrationMarker() {
  useEffect(() => {
    window.replayClicks?.();
    // Tests wait for this attribute.
    document.documentElement.dataset.hydrated = "";
  }, []);
  return null;
}
