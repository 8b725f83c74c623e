"use client";

import { useEffect } from "react";
import { Message } from "@/lib/i18n/message";
import { showToast } from "@/components/toast/toast-store";

/** Says that there is no connection when a navigation was given up for that reason. */
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
