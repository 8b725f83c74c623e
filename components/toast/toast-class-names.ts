/** The classes of a toast, by the names that sonner gives its parts. */
export const toastClassNames = {
  toast:
    "toast-box grid w-full justify-items-start gap-1 rounded border border-line-strong border-l-4 border-l-highlight bg-paper p-[min(1rem,5vw)] font-sans [&>a]:mt-2 shadow-raised data-[type=error]:border-l-danger",
  content: "grid gap-1",
  title: "toast-title text-base font-semibold text-ink in-data-[type=error]:text-danger",
  description: "text-small text-pretty text-body",
};
