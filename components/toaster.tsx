"use client";

import { lazy, Suspense, useSyncExternalStore, type CSSProperties } from "react";
import { useLanguage } from "./language/use-language";
import { screens } from "./ui/screens";
import { closeToast, getToasterState, subscribeToToaster, type Toast } from "./ui/show-toast";
import { ToastRegion } from "./ui/toast-region";
import { useMediaQuery } from "./ui/use-media-query";

const LazySonnerToasts = lazy(() =>
  import("./ui/sonner-toasts").then(({ SonnerToasts }) => ({ default: SonnerToasts })),
);

const belowHeader = { top: "calc(var(--header-height) + 0.5rem)", left: "1rem", right: "1rem" };
const atBottomRight = { bottom: "1.5rem", right: "1.5rem" };

const classNames = {
  toast:
    "grid w-full justify-items-start gap-1 rounded border border-line border-l-4 border-l-brand bg-paper p-4 pr-14 font-sans shadow-raised focus-visible:[outline:3px_solid_var(--pigment-blue)]! data-[type=error]:border-l-danger data-[visible=false]:invisible",
  content: "grid gap-1",
  title: "text-base font-semibold text-ink in-data-[type=error]:text-danger",
  description: "text-small text-pretty text-body",
  actionButton: "min-h-11 font-semibold text-brand underline",
  closeButton:
    "absolute top-1 right-1 grid size-11 place-items-center rounded text-subheading text-body hover:text-ink",
};

// Above sonner's style sheet: vertical swipes scroll the page, and the height follows a change of language.
const toastStyle: CSSProperties = {
  touchAction: "pan-y pinch-zoom",
  userSelect: "none",
  WebkitUserSelect: "none",
  height: "auto",
};

/**
 * Where toasts appear: below the header on small screens, at the bottom right of larger ones. Sonner
 * comes with the first toast; where it cannot be loaded, a plain toast takes its place.
 */
export function Toaster() {
  const { t } = useLanguage();
  const { hasSonner, toast } = useSyncExternalStore(
    subscribeToToaster,
    getToasterState,
    getToasterState,
  );
  const isLarge = useMediaQuery(`(width >= ${screens.sm})`);
  const offset = isLarge ? atBottomRight : belowHeader;

  return (
    <ToastRegion toast={toast}>
      {hasSonner ? (
        <Suspense>
          <LazySonnerToasts
            position={isLarge ? "bottom-right" : "top-center"}
            offset={offset}
            mobileOffset={belowHeader}
            customAriaLabel={t("notifications")}
            toastOptions={{
              unstyled: true,
              classNames,
              style: toastStyle,
              closeButtonAriaLabel: t("closeNotification"),
            }}
          />
        </Suspense>
      ) : null}
      {toast && !hasSonner ? <PlainToast key={toast.id} offset={offset} {...toast} /> : null}
    </ToastRegion>
  );
}

type PlainToastProps = Toast & { offset: CSSProperties };

function PlainToast({ id, title, description, variant, action, offset }: PlainToastProps) {
  const { t } = useLanguage();
  const close = () => closeToast(id);

  function act() {
    action?.onClick();
    close();
  }

  return (
    <section aria-label={t("notifications")}>
      <ol className="fixed z-20 sm:w-[22.25rem]" style={offset}>
        <li
          tabIndex={0}
          data-type={variant === "destructive" ? "error" : undefined}
          style={toastStyle}
          className={classNames.toast}
        >
          <button
            type="button"
            aria-label={t("closeNotification")}
            onClick={close}
            className={classNames.closeButton}
          >
            ×
          </button>
          <div className={classNames.content}>
            <p className={classNames.title}>{title}</p>
            <p className={classNames.description}>{description}</p>
          </div>
          {action ? (
            <button type="button" onClick={act} className={classNames.actionButton}>
              {action.label}
            </button>
          ) : null}
        </li>
      </ol>
    </section>
  );
}
