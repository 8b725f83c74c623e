"use client";

import { useOffline } from "next/offline";
import { useEffect, useRef } from "react";
import { T } from "./language/t";
import { showToast } from "./ui/show-toast";

/** Milliseconds after which somebody wonders why a link does not lead on. */
const patience = 700;

/** Says why a link does not lead on while there is no connection: the router waits until it is back. */
export function OfflineNotice() {
  const isOffline = useRef(false);
  const isOfflineNow = useOffline();

  useEffect(() => {
    isOffline.current = isOfflineNow;
  }, [isOfflineNow]);

  useEffect(() => {
    function explain({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) {
      const link = (target as Element).closest("a");
      const opensElsewhere = ctrlKey || metaKey || shiftKey || link?.origin !== location.origin;
      if (!link || opensElsewhere || link.pathname === location.pathname) return;
      setTimeout(() => {
        if (!isOffline.current || link.pathname === location.pathname) return;
        void showToast({
          variant: "destructive",
          title: <T id="offline" />,
          description: <T id="offlineText" />,
        });
      }, patience);
    }
    document.addEventListener("click", explain);
    return () => document.removeEventListener("click", explain);
  }, []);

  return null;
}
