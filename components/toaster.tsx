"use client";

import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { useLanguage } from "./language/use-language";
import {
  closePlainToast,
  getToasterState,
  subscribeToToaster,
  type ToastOptions,
} from "./ui/show-toast";
import { screens } from "./ui/screens";
import { useMediaQuery } from "./ui/use-media-query";

const LazyToaster = lazy(() => import("sonner").then(({ Toaster }) => ({ default: Toaster })));

const belowHeader = { top: "calc(var(--header-height) + 0.5rem)", left: "1rem", right: "1rem" };

const classNames = {
  toast:
    "flex gap-3 rounded border border-line border-l-4 border-l-brand bg-paper p-4 pr-14 font-sans shadow-raised data-[type=error]:border-l-danger data-[visible=false]:invisible",
  content: "grid gap-1",
  title: "text-base font-semibold text-ink in-data-[type=error]:text-danger",
  description: "text-small text-body",
  actionButton: "self-center font-semibold text-brand underline",
  closeButton:
    "absolute top-1 right-1 grid size-11 place-items-center rounded text-body hover:text-ink [&_svg]:size-4",
};

/**
 * Where toasts appear: below the header on small screens, at the bottom right of larger ones. Sonner
 * comes with the first toast; where it cannot be loaded, the toast is shown without it.
 */
export function Toaster() {
  const { hasSonner, plainToast } = useSyncExternalStore(
    subscribeToToaster,
    getToasterState,
    getToasterState,
  );
  return (
    <>
      {hasSonner ? <SonnerRegion /> : null}
      {plainToast ? <PlainToast {...plainToast} /> : null}
    </>
  );
}

function SonnerRegion() {
  const { t } = useLanguage();
  const isLarge = useMediaQuery(`(width >= ${screens.sm})`);

  return (
    <Suspense>
      <LazyToaster
        position={isLarge ? "bottom-right" : "top-center"}
        visibleToasts={1}
        closeButton
        offset={isLarge ? "1.5rem" : belowHeader}
        mobileOffset={belowHeader}
        icons={{ error: null }}
        containerAriaLabel={t("notifications")}
        toastOptions={{
          unstyled: true,
          classNames: { ...classNames, toast: `${classNames.toast} w-full` },
          closeButtonAriaLabel: t("closeNotification"),
        }}
      />
    </Suspense>
  );
}

type PlainToastProps = Pick<ToastOptions, "title" | "description" | "variant" | "duration">;

function PlainToast({ title, description, variant, duration }: PlainToastProps) {
  useEffect(() => {
    if (duration === Infinity) return;
    const timer = setTimeout(closePlainToast, duration);
    return () => clearTimeout(timer);
  }, [title, duration]);

  return (
    <div
      role="alert"
      data-type={variant === "destructive" ? "error" : undefined}
      className={`${classNames.toast} fixed inset-x-4 top-[calc(var(--header-height)+0.5rem)] z-20 sm:top-auto sm:right-6 sm:bottom-6 sm:left-auto sm:w-[22.25rem]`}
    >
      <div className={classNames.content}>
        <p className={classNames.title}>{title}</p>
        <p className={classNames.description}>{description}</p>
      </div>
    </div>
  );
}
