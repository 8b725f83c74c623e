/**
 * Replaces an address that has doubled slashes. Some hosts serve such an address, but the router would read its
 * first segment as a host name. Serialised into the head, so it must be self-contained.
 */
export function normaliseAddress(): void {
  const { pathname, search, hash } = location;
  const normalised = pathname.replace(/\/{2,}/g, "/");
  if (normalised !== pathname) location.replace(normalised + search + hash);
}
