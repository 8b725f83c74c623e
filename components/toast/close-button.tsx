import { Message } from "@/lib/i18n/message";
import type { Toast } from "./toast";
import { closeToast } from "./toast-store";

/** The button in the corner of a toast that closes it. */
export function CloseButton({ toast }: { toast: Toast }) {
  return (
    <button
      type="button"
      onClick={() => closeToast(toast.id)}
      className="absolute top-1 right-1 grid size-control place-items-center rounded text-[1.75rem] leading-none text-body hover:text-ink"
    >
      <span aria-hidden="true">×</span>
      <span className="sr-only">
        <Message id="closeNotification" />
      </span>
    </button>
  );
}
