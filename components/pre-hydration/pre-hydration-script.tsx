import { languageCodes, languageStorageKey } from "@/lib/i18n/languages";
import { serialiseCall } from "@/lib/serialise-call";
import { captureClicks } from "./capture-clicks";
import { hideUntilTranslated } from "./hide-until-translated";
import { normaliseUrl } from "./normalise-url";
import { reloadOnBack } from "./reload-on-back";
import { skipTypeface } from "./skip-typeface";

/**
 * The inline script that runs before the first paint. It is the first element of the body, because in the head it would
 * delay the first paint. Safari 14.0, which has no `WeakRef`, and
 * older browsers, which cannot parse this script, show the page as if scripts were disabled.
 */
export function PreHydrationScript({ typefaceClassName }: { typefaceClassName: string }) {
  const calls = [
    serialiseCall(skipTypeface, typefaceClassName),
    serialiseCall(normaliseUrl),
    "if(window.WeakRef){",
    serialiseCall(reloadOnBack),
    serialiseCall(hideUntilTranslated, languageStorageKey, languageCodes),
    serialiseCall(captureClicks),
    "}",
  ];
  return <script dangerouslySetInnerHTML={{ __html: calls.join(";") }} />;
}
