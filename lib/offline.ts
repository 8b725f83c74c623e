/**
 * Dispatches `offlinenavigation` on the window if the browser is offline. Next would navigate to the browser's
 * error page instead.
 *
 * @returns whether the browser is offline; if it is, the caller must cancel the navigation.
 */
export function notifyIfOffline(): boolean {
  if (navigator.onLine) return false;
  window.dispatchEvent(new Event("offlinenavigation"));
  return true;
}
