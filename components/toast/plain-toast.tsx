import { Message } from "@/components/text/message";
import { CloseButton } from "@/components/ui/close-button";
import { type Toast, closeToast } from "./toast-store";

export type ToastViewProps = { toast?: Toast; label: string };

/** The classes of a toast, by the names that sonner gives its parts. */
export const toastClassNames = {
  toast:
    "toast-box w-full rounded border border-line-strong border-l-4 border-l-highlight bg-paper font-sans shadow-raised data-[type=error]:border-l-danger",
  content: "grid gap-1",
  title: "toast-title text-base font-semibold text-ink in-data-[type=error]:text-danger",
  description: "text-base text-pretty text-body",
};

/** Shows a toast where sonner could not be loaded: the same box, without animation and swipes. */
export function PlainToast({ toast, label }: ToastViewProps) {
  if (!toast) return null;
  return (
    <section
      aria-label={label}
      className="fixed z-20 max-sm:inset-x-4 max-sm:top-[calc(var(--header-height)+0.5rem)] sm:right-6 sm:bottom-6 sm:w-(--toast-width) max-sm:low:top-2 sm:low:bottom-2"
    >
      <ol>
        <li
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- like sonner's, so that F8 can focus it
          tabIndex={0}
          data-type={toast.variant === "destructive" ? "error" : undefined}
          className={`relative ${toastClassNames.toast}`}
        >
          <div className={toastClassNames.content}>
            <div className={toastClassNames.title}>{toast.title}</div>
            <div className={toastClassNames.description}>{toast.description}</div>
          </div>
          {toast.action}
          <ToastCloseButton id={toast.id} />
        </li>
      </ol>
    </section>
  );
}

/** The button in the corner of a toast that closes it. */
export function ToastCloseButton({ id }: Pick<Toast, "id">) {
  return (
    <CloseButton
      onClick={() => closeToast(id)}
      className="absolute top-1 right-1 grid place-items-center text-body hover:text-ink"
    >
      <Message id="closeNotification" />
    </CloseButton>
  );
}
