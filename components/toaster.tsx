"use client";

import { useSyncExternalStore } from "react";
import { useLanguage } from "./language/use-language";
import { PlainToast } from "./ui/plain-toast";
import { getToasterState, subscribeToToaster } from "./ui/show-toast";
import { ToastRegion } from "./ui/toast-region";

/** Where toasts appear: below the header on small screens, at the bottom right of larger ones. */
export function Toaster() {
  const { t } = useLanguage();
  const { sonner, toast } = useSyncExternalStore(
    subscribeToToaster,
    getToasterState,
    getToasterState,
  );
  const labels = { label: t("notifications"), closeLabel: t("closeNotification") };

  return (
    <ToastRegion toast={toast}>
      {sonner ? <sonner.SonnerToasts {...labels} /> : null}
      {toast && !sonner ? <PlainToast key={toast.id} toast={toast} {...labels} /> : null}
    </ToastRegion>
  );
}
