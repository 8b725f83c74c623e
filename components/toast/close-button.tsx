import { Message } from "@/lib/i18n/message";
import type { Toast } from "./toast";
import { closeToast } from "./toast-store";

/** The button that closes a toast; `className` sets its position. */
export function CloseButton({ toast, className }: { toast: Toast; className: string }) {
  return (
    <button
      type="button"
      onClick={() => closeToast(toast)}
      className={`grid size-11 place-items-center text-subheading ${className}`}
    >
      <span aria-hidden="true">×</span>
      <span className="sr-only">
        <Message id="closeNotification" />
      </span>
    </button>
  );
}
