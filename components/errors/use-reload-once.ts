import { useEffect } from "react";

/** Whether an error is a failed request of a script. */
export function isChunkLoadError(error: Error): boolean {
  return error.name === "ChunkLoadError";
}

/**
 * Reloads the page if its error is a failed script request, because a deployment may have renamed the script. The page
 * shows its error until then; a page that was loaded by a reload is not reloaded again.
 */
export function useReloadOnce(error: Error): void {
  useEffect(() => {
    if (isChunkLoadError(error)) void reloadOnce();
  }, [error]);
}

async function reloadOnce() {
  const [navigation] = performance.getEntriesByType("navigation");
  if ((navigation as PerformanceNavigationTiming | undefined)?.type === "reload") return;
  // If the host is unreachable, a reload would show the browser's error page.
  const response = await fetch(location.href, { method: "HEAD" }).catch(() => undefined);
  if (response?.ok) location.reload();
}
