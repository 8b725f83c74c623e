"use client";

import { useEffect } from "react";
import { Message } from "@/components/text/message";
import { loadSonner, showToast } from "@/components/toast/load-sonner";

/**
 * Keeps the page and shows a toast when a link cannot be followed without a connection. Next opens a page that it has
 * fetched, and otherwise lets the browser load it, which would replace the page with the browser's error page. Browsers
 * without the Navigation API show that page: before Chrome 102, Safari 26.2 and Firefox 147.
 */
export function OfflineNotice() {
  useEffect(() => {
    const { navigation } = window as Partial<Window>;
    let cancelledUrl = "";

    function cancelWhenOffline(event: NavigateEvent) {
      const { destination, navigationType } = event;
      const isOwnPage = new URL(destination.url).origin === location.origin;
      // Leaves reloads, Back and Forward to the browser.
      const isLink = navigationType === "push" || navigationType === "replace";
      if (navigator.onLine || destination.sameDocument || !isOwnPage || !isLink) return;
      event.preventDefault();
      cancelledUrl = destination.url;
      void showOfflineToast();
    }

    // After a cancelled load, Next ignores further clicks on the same link, so this loads the page.
    function repeatNavigation({ target, defaultPrevented }: MouseEvent) {
      const link = (target as Element).closest("a");
      if (!defaultPrevented || link?.href !== cancelledUrl) return;
      if (navigator.onLine) location.assign(cancelledUrl);
      else void showOfflineToast();
    }

    navigation?.addEventListener("navigate", cancelWhenOffline);
    document.addEventListener("click", repeatNavigation);
    return () => {
      navigation?.removeEventListener("navigate", cancelWhenOffline);
      document.removeEventListener("click", repeatNavigation);
    };
  }, []);
  return null;
}

async function showOfflineToast() {
  await loadSonner();
  // The connection may have returned meanwhile.
  if (navigator.onLine) return;
  const close = await showToast({
    variant: "destructive",
    isAnnounced: true,
    title: <Message id="offline" />,
    description: <Message id="offlineText" />,
    duration: Infinity,
  });
  addEventListener("online", close, { once: true });
}
