import { captureClicks } from "@/lib/pre-hydration/capture-clicks";
import { normaliseAddress } from "@/lib/pre-hydration/normalise-address";
import { hideUntilMalay } from "@/lib/pre-hydration/hide-until-malay";

/**
 * What runs before the page is on screen, and so before React: as small as it can be. Without `WeakRef` (before
 * Chrome 84, Safari 14.1 and Firefox 79) the site's scripts cannot run, so the page stays as it is with scripts off.
 */
export function PreHydrationScript() {
  const html = `(${normaliseAddress})();if(window.WeakRef){(${hideUntilMalay})();(${captureClicks})()}`;
  return <script dangerouslySetInnerHTML={{ __html: html }} />;
}
