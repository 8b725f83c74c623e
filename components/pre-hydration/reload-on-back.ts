/**
 * Loads the page of the new address when the visitor goes back or forward within the document before hydration, or
 * without it: only the router, which opened those pages, could show them. A document that was reloaded because a script
 * failed has such pages in its history. Serialised into an inline script, so it must be self-contained.
 */
export function reloadOnBack(): void {
  const { pathname } = location;
  addEventListener("popstate", () => {
    const isHydrated = "hydrated" in document.documentElement.dataset;
    // The pathname is the same after a link to a fragment.
    if (!isHydrated && location.pathname !== pathname) location.reload();
  });
}
