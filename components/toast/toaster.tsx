"use client";

import { useEffect, useSyncExternalStore } from "react";
import { useLanguage } from "@/lib/i18n/use-language";
import { isDataSaverOn } from "@/lib/is-data-saver-on";
import { whenIdle } from "@/lib/when-idle";
import { ToastRegion } from "./toast-region";
import { getToasterState, loadSonner, subscribeToToaster } from "./toast-store";

/**
 * Shows toasts: below the header on small screens, at the bottom right on large ones. If sonner cannot be loaded, error
 * toasts appear as a bar at the bottom of the viewport; forms and inquiries have their own status lines.
 */
export function Toaster() {
  const { t } = useLanguage();
  const { sonner, toast } = useSyncExternalStore(
    subscribeToToaster,
    getToasterState,
    getToasterState,
  );

  useEffect(() => {
    if (!isDataSaverOn()) whenIdle(() => void loadSonner());
  }, []);

  return (
    <ToastRegion toast={toast}>
      {sonner ? (
        <sonner.SonnerToasts label={t("notifications")} closeLabel={t("closeNotification")} />
      ) : null}
      {!sonner && toast?.variant === "destructive" ? (
        <p className="fixed inset-x-0 bottom-0 z-20 border-t-4 border-danger bg-paper px-gutter py-4">
          <b className="text-danger">{toast.title}</b> {toast.description}
        </p>
      ) : null}
    </ToastRegion>
  );
}
