"use client";

import { useSyncExternalStore } from "react";
import { useLanguage } from "@/lib/i18n/use-language";
import { CloseButton } from "./close-button";
import { getToasterState, subscribeToToaster } from "./toast-store";

/**
 * Shows toasts: below the header on small screens, at the bottom right on large ones. If sonner cannot be loaded, error
 * toasts appear as a bar at the bottom. The live region exists before the first toast, because screen readers only
 * announce changes.
 */
export function Toaster() {
  const { t } = useLanguage();
  const { sonner, toast } = useSyncExternalStore(
    subscribeToToaster,
    getToasterState,
    getToasterState,
  );

  return (
    <div aria-live={!toast || toast.isAnnounced ? "polite" : "off"} className="print:hidden">
      {sonner ? <sonner.SonnerToasts toast={toast} label={t("notifications")} /> : null}
      {!sonner && toast?.variant === "destructive" ? (
        <div className="fixed inset-x-0 bottom-0 z-20 flex items-start gap-4 border-t-4 border-danger bg-paper px-gutter py-4">
          <p className="grow">
            <b className="text-danger">{toast.title}</b> {toast.description}
          </p>
          <CloseButton toast={toast} className="-my-2 shrink-0" />
        </div>
      ) : null}
    </div>
  );
}
