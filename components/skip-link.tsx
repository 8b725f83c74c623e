"use client";

import type { MouseEvent } from "react";
import { T } from "./language/t";

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
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-20 focus:rounded focus:bg-paper focus:px-4 focus:py-3 focus:font-semibold focus:text-ink focus:shadow-raised"
    >
      <T id="skipToContent" />
    </a>
  );
}
