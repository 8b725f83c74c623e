"use client";

import { useEffect } from "react";
import { showToast } from "@/components/toast/toast-store";
import { Message } from "@/lib/i18n/message";

/** Shows a toast when a navigation is cancelled because the browser is offline. */
export function OfflineNotice() {
  useEffect(() => {
    addEventListener("offlinenavigation", showOfflineToast);
    return () => removeEventListener("offlinenavigation", showOfflineToast);
  }, []);
  return null;
}

async function showOfflineToast() {
  const close = await showToast({
    variant: "destructive",
    title: <Message id="offline" />,
    description: <Message id="offlineText" />,
  });
  addEventListener("online", close, { once: true });
}
