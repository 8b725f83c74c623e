import type { CSSProperties } from "react";

/** How a toast looks, whoever draws it, by the names that sonner gives its parts. */
export const toastClassNames = {
  toast:
    "grid w-full justify-items-start gap-1 rounded border border-edge border-l-4 border-l-highlight bg-paper p-4 pr-14 font-sans shadow-raised data-[type=error]:border-l-danger",
  content: "grid gap-1",
  title: "text-base font-semibold text-ink in-data-[type=error]:text-danger",
  description: "text-small text-pretty text-body",
  actionButton: "min-h-11 font-semibold text-ink underline",
  closeButton:
    "absolute top-1 right-1 grid size-11 place-items-center rounded text-subheading text-body hover:text-ink",
};

/** Where the list of toasts stands on small screens; on larger ones `toastOffset` says so. */
export const toastListClassName =
  "max-sm:top-[calc(var(--header-height)+0.5rem)]! max-sm:bottom-auto!";

export const toastOffset = { bottom: "1.5rem", right: "1.5rem" };

// Above sonner's style sheet: vertical swipes scroll the page, and the height follows a change of language.
export const toastStyle: CSSProperties = {
  touchAction: "pan-y pinch-zoom",
  userSelect: "none",
  WebkitUserSelect: "none",
  height: "auto",
};
