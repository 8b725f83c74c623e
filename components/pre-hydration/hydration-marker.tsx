"use client";

import { useEffect } from "react";

/** Marks the document as hydrated, then replays the clicks that were captured before. */
export function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    // In a task, because effects of this one still set the language and the topic of an inquiry.
    const task = setTimeout(() => window.replayClicks?.());
    return () => clearTimeout(task);
  }, []);
  return null;
}
