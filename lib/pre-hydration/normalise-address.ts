/**
 * Leads from an address with a doubled slash to the one that was meant: some hosts answer both, and the router
 * would take the first for the name of another host. It runs in the head of the page, written out as text:
 * nothing outside it is known.
 */
export function normaliseAddress(): void {
  const { pathname, search, hash } = location;
  const tidied = pathname.replace(/\/{2,}/g, "/");
  if (tidied !== pathname) location.replace(tidied + search + hash);
}
