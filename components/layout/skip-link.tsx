"use client";

import type { MouseEvent } from "react";
import { Message } from "@/lib/i18n/message";

/** The first stop of the Tab key: jumps over the header to the page itself. */
export function SkipLink() {
  // A jump by the address would leave an entry in the history that Next's Back does not know.
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
