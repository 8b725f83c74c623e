"use client";

import { lazy, Suspense, useSyncExternalStore } from "react";
import { useLanguage } from "./language/use-language";
import { isToasterWanted, subscribeToToaster } from "./ui/show-toast";
import { screens } from "./ui/screens";
import { useMediaQuery } from "./ui/use-media-query";

const SonnerToaster = lazy(() => import("sonner").then(({ Toaster }) => ({ default: Toaster })));

const classNames = {
  toast:
    "flex w-full gap-3 rounded border border-line border-l-4 border-l-brand bg-paper p-4 pr-14 font-sans shadow-raised data-[type=error]:border-l-danger data-[visible=false]:invisible",
  content: "grid gap-1",
  title: "text-base font-semibold text-ink in-data-[type=error]:text-danger",
  description: "text-small text-body",
  actionButton: "self-center font-semibold text-brand underline",
  closeButton:
    "absolute top-1 right-1 grid size-11 place-items-center rounded text-body hover:text-ink [&_svg]:size-4",
};

/** Where toasts appear: at the top of small screens, at the bottom right of larger ones. Loads sonner with the first toast. */
export function Toaster() {
  const isWanted = useSyncExternalStore(subscribeToToaster, isToasterWanted, () => false);
  return isWanted ? <ToastRegion /> : null;
}

function ToastRegion() {
  const { t } = useLanguage();
  const isLarge = useMediaQuery(`(width >= ${screens.sm})`);

  return (
    <Suspense>
      <SonnerToaster
        position={isLarge ? "bottom-right" : "top-center"}
        visibleToasts={1}
        closeButton
        offset="1.5rem"
        mobileOffset={{ top: "calc(var(--header-height) + 0.5rem)", left: "1rem", right: "1rem" }}
        icons={{ error: null }}
        containerAriaLabel={t("notifications")}
        toastOptions={{
          unstyled: true,
          classNames,
          closeButtonAriaLabel: t("closeNotification"),
        }}
      />
    </Suspense>
  );
}
