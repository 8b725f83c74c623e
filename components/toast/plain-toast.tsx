import { CloseButton } from "./close-button";
import type { Toast } from "./toast";
import { toastClassNames } from "./toast-class-names";

type ToastViewProps = { toast?: Toast; label: string };

/** Shows the toast of the store where sonner could not be loaded: the same box, without animation. */
export function PlainToast({ toast, label }: ToastViewProps) {
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
          <CloseButton toast={toast} />
        </li>
      </ol>
    </section>
  );
}
