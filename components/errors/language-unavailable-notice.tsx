"use client";

import { useEffect, useSyncExternalStore } from "react";
import { showToast } from "@/components/toast/toast-store";
import { hasLoadingFailed, subscribe } from "@/lib/i18n/language-store";
import { Message } from "@/lib/i18n/message";

/** Shows a toast while the last requested language is unavailable because its dictionary could not be loaded. */
export function LanguageUnavailableNotice() {
  const hasFailed = useSyncExternalStore(subscribe, hasLoadingFailed, () => false);

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
