/**
 * Redirects from a URL with repeated slashes. Some hosts serve such a URL, but the router would read its
 * first segment as a host name. Serialised into an inline script, so it must be self-contained.
 */
export function normaliseUrl(): void {
  const { pathname, search, hash } = location;
  const normalised = pathname.replace(/\/{2,}/g, "/");
  if (normalised !== pathname) location.replace(normalised + search + hash);
}
