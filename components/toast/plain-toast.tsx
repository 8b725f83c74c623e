import { CloseButton } from "./close-button";
import { toastClassNames } from "./toast-class-names";
import type { Toast } from "./toast-store";

type PlainToastProps = { toast?: Toast; label: string; onClose: (id: number) => void };

/** Shows a toast where sonner could not be loaded: the same box, without animation and timer. */
export function PlainToast({ toast, label, onClose }: PlainToastProps) {
  if (!toast) return null;
  return (
    <section aria-label={label} className="plain-toasts">
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
          <CloseButton onClose={() => onClose(toast.id)} />
        </li>
      </ol>
    </section>
  );
}
