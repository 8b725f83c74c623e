"use client";

import { useEffect } from "react";

/** Replays the clicks that were captured before hydration, then marks the document as hydrated. */
export function HydrationMarker() {
  useEffect(() => {
    window.replayClicks?.();
    document.documentElement.dataset.hydrated = "";
  }, []);
  return null;
}
