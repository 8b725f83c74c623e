/**
 * Dispatches `offlinenavigation` on the window if the browser is offline. Next would navigate to the browser's
 * error page instead.
 *
 * @returns whether the navigation must be cancelled.
 */
export function cancelWhileOffline(): boolean {
  if (navigator.onLine) return false;
  window.dispatchEvent(new Event("offlinenavigation"));
  return true;
}
