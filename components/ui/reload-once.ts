/**
 * Loads the page anew, unless it came by a reload already, or the host does not answer: then the browser's
 * own page of errors would come in its place.
 *
 * @returns whether the page is being reloaded.
 */
export async function reloadOnce(): Promise<boolean> {
  const [navigation] = performance.getEntriesByType("navigation");
  if ((navigation as PerformanceNavigationTiming | undefined)?.type === "reload") return false;
  const request = { method: "HEAD", signal: AbortSignal.timeout(5000) };
  const answer = await fetch(location.href, request).catch(() => undefined);
  if (!answer?.ok) return false;
  location.reload();
  return true;
}
