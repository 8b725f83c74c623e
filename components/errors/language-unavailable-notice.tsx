"use client";

import { useEffect, useSyncExternalStore } from "react";
import { showToast } from "@/components/toast/toast-store";
import { hasLoadingFailed, subscribeToLanguage } from "@/lib/i18n/language-store";
import { Message } from "@/lib/i18n/message";

/** Shows a toast when the requested dictionary could not be loaded, and closes it on the next request. */
export function LanguageUnavailableNotice() {
  const hasFailed = useSyncExternalStore(subscribeToLanguage, hasLoadingFailed, () => false);

  useEffect(() => {
    if (!hasFailed) return;
    const toast = showToast({
      variant: "destructive",
      title: <Message id="languageUnavailable" />,
      description: <Message id="languageUnavailableText" />,
    });
    return () => void toast.then((close) => close());
  }, [hasFailed]);

  return null;
}
