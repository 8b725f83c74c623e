"use client";

import { useEffect, useState } from "react";
import { ErrorScreen } from "./error-screen";
import { T } from "./language/t";
import { Button } from "./ui/button";
import { reloadOnce } from "./ui/reload-once";

type PageErrorProps = { error: Error; reset: () => void };

/**
 * The generic screen in place of a page that has failed. Where one of its scripts could not be had, a reload
 * brings the page: its newest scripts, or all that it is without them.
 */
export function PageError({ error, reset }: PageErrorProps) {
  const isScriptMissing = error.name === "ChunkLoadError";
  const [isReloading, setReloading] = useState(isScriptMissing);

  useEffect(() => {
    if (isScriptMissing) void reloadOnce().then(setReloading);
  }, [isScriptMissing]);

  if (isReloading) return null;
  return (
    <ErrorScreen status="errorOnPage" text="errorOnPageText">
      <Button onClick={isScriptMissing ? () => location.reload() : reset}>
        <T id="tryAgain" />
      </Button>
    </ErrorScreen>
  );
}
