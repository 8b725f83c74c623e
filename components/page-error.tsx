"use client";

import { ErrorScreen } from "./error-screen";
import { T } from "./language/t";
import { Button } from "./ui/button";
import { isScriptMissing, useReloadOnce } from "./ui/use-reload-once";

/** The generic screen in place of a page that has failed. */
export function PageError({ error, reset }: { error: Error; reset: () => void }) {
  const isReloading = useReloadOnce(error);
  if (isReloading) return null;
  return (
    <ErrorScreen status="errorOnPage" text="errorOnPageText">
      <Button onClick={isScriptMissing(error) ? () => location.reload() : reset}>
        <T id="tryAgain" />
      </Button>
    </ErrorScreen>
  );
}
