"use client";

import { Button } from "@/components/ui/button";
import { Message } from "@/lib/i18n/message";
import { ErrorScreen } from "./error-screen";
import { isChunkLoadError, useReloadOnce } from "./use-reload-once";

/** The fallback of a page's error boundary. */
export function PageError({ error, reset }: { error: Error; reset: () => void }) {
  useReloadOnce(error);
  return (
    <ErrorScreen status="errorOnPage" text="errorOnPageText">
      <Button onClick={isChunkLoadError(error) ? () => location.reload() : reset}>
        <Message id="tryAgain" />
      </Button>
    </ErrorScreen>
  );
}
