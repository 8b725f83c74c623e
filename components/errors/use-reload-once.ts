import { useEffect, useState } from "react";

/** Whether an error is a script that could not be fetched, as webpack names it. */
export function isScriptMissing(error: Error): boolean {
  return error.name === "ChunkLoadError";
}

/**
 * Reloads the page when its error is a script that could not be fetched: with a new deploy the script may have
 * another name. Only once, so a page that came by a reload shows its error.
 *
 * @returns whether a reload is under way
 */
export function useReloadOnce(error: Error): boolean {
  const needsReload = isScriptMissing(error);
  const [isReloading, setReloading] = useState(needsReload);

  useEffect(() => {
    if (needsReload) void reloadOnce().then(setReloading);
  }, [needsReload]);

  return isReloading;
}

async function reloadOnce(): Promise<boolean> {
  const [navigation] = performance.getEntriesByType("navigation");
  if ((navigation as PerformanceNavigationTiming | undefined)?.type === "reload") return false;
  // If the host does not answer, a reload would end in the browser's own error page.
  const request = { method: "HEAD", signal: AbortSignal.timeout?.(5000) };
  const response = await fetch(location.href, request).catch(() => undefined);
  if (!response?.ok) return false;
  location.reload();
  return true;
}
