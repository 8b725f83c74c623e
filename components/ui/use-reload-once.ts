import { useEffect, useState } from "react";

/**
 * Reloads the page when its error is a script that could not be fetched: with a new deploy the script may have
 * another name. Only once, so a page that came by a reload shows its error.
 *
 * @returns whether a reload is under way
 */
export function useReloadOnce(error: Error): boolean {
  const isScriptMissing = error.name === "ChunkLoadError";
  const [isReloading, setReloading] = useState(isScriptMissing);

  useEffect(() => {
    if (isScriptMissing) void reloadOnce().then(setReloading);
  }, [isScriptMissing]);

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
