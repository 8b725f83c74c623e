import { closeToast, type Toast } from "./show-toast";
import type { ToastListProps } from "./sonner-toasts";
import { toastClassNames, toastListClassName, toastOffset, toastStyle } from "./toast-style";

/** A toast without sonner, for where that cannot be loaded: the same parts in the same places. */
export function PlainToast({ toast, label, closeLabel }: ToastListProps & { toast: Toast }) {
  const { id, title, description, variant, action } = toast;
  const close = () => closeToast(id);

  function act() {
    action?.onClick();
    close();
  }

  return (
    <section aria-label={label}>
      <ol
        style={toastOffset}
        className={`fixed z-20 max-sm:right-4! max-sm:left-4 sm:w-[22.25rem] ${toastListClassName}`}
      >
        <li
          tabIndex={0}
          data-type={variant === "destructive" ? "error" : undefined}
          style={toastStyle}
          className={toastClassNames.toast}
        >
          <button
            type="button"
            aria-label={closeLabel}
            onClick={close}
            className={toastClassNames.closeButton}
          >
            ×
          </button>
          <div className={toastClassNames.content}>
            <p className={toastClassNames.title}>{title}</p>
            <p className={toastClassNames.description}>{description}</p>
          </div>
          {action ? (
            <button type="button" onClick={act} className={toastClassNames.actionButton}>
              {action.label}
            </button>
          ) : null}
        </li>
      </ol>
    </section>
  );
}
