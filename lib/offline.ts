/**
 * Tells whether a navigation has to be given up because the browser is offline; if so, an `offlinenavigation`
 * event tells the site. Next would leave for the browser's own error page.
 */
export function blockWhileOffline(): boolean {
  if (navigator.onLine) return false;
  window.dispatchEvent(new Event("offlinenavigation"));
  return true;
}
