import { languageStorageKey, parseLanguage } from "@/lib/i18n/languages";
import { captureClicks } from "@/lib/pre-hydration/capture-clicks";
import { hideUntilMalay } from "@/lib/pre-hydration/hide-until-malay";
import { normaliseAddress } from "@/lib/pre-hydration/normalise-address";

/**
 * The inline script that runs before the first paint. Browsers without `WeakRef` (before Chrome 84, Safari 14.1 and
 * Firefox 79) cannot run the site's scripts, so they get the page as with scripts off.
 */
export function PreHydrationScript() {
  const guard = `(${hideUntilMalay})(${JSON.stringify(languageStorageKey)},${parseLanguage})`;
  const html = `(${normaliseAddress})();if(window.WeakRef){${guard};(${captureClicks})()}`;
  return <script dangerouslySetInnerHTML={{ __html: html }} />;
}
