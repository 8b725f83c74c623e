import { useEffect, useState } from "react";

/** Whether an error is a failed request of a script. */
export function isChunkLoadError(error: Error): boolean {
  return error.name === "ChunkLoadError";
}

/**
 * Reloads the page if its error is a failed script request, because a deployment may have renamed the script. A page
 * that was loaded by a reload shows its error instead.
 *
 * @returns whether the page is reloading, or may be about to
 */
export function useReloadOnce(error: Error): boolean {
  const needsReload = isChunkLoadError(error);
  const [isReloading, setIsReloading] = useState(needsReload);

  useEffect(() => {
    if (needsReload) void reloadOnce().then(setIsReloading);
  }, [needsReload]);

  return isReloading;
}

async function reloadOnce(): Promise<boolean> {
  const [navigation] = performance.getEntriesByType("navigation");
  if ((navigation as PerformanceNavigationTiming | undefined)?.type === "reload") return false;
  // If the host is unreachable, a reload would show the browser's error page.
  const request = { method: "HEAD", signal: AbortSignal.timeout?.(5000) };
  const response = await fetch(location.href, request).catch(() => undefined);
  if (!response?.ok) return false;
  location.reload();
  return true;
}
