import { Message } from "@/lib/i18n/message";

/** The button in the corner of a toast that closes it. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button
      type="button"
      onClick={onClose}
      className="absolute top-1 right-1 grid size-control place-items-center rounded text-[1.75rem] leading-none text-body hover:text-ink"
    >
      <span aria-hidden="true">×</span>
      <span className="sr-only">
        <Message id="closeNotification" />
      </span>
    </button>
  );
}
