"use client";

import type { MouseEvent } from "react";
import { Message } from "@/components/text/message";

/** Moves focus to the main content; the first element in the tab order. */
export function SkipLink() {
  // The default action would add a history entry that Next's router cannot restore.
  function focusContent(event: MouseEvent) {
    event.preventDefault();
    document.getElementById("content")?.focus();
  }

  return (
    <a
      href="#content"
      onClick={focusContent}
      className="fixed top-2 left-2 z-20 rounded bg-paper px-4 py-3 font-semibold text-ink shadow-raised not-focus:sr-only"
    >
      <Message id="skipToContent" />
    </a>
  );
}
