import { languageCodes, languageStorageKey } from "@/lib/i18n/languages";
import { captureClicks } from "./capture-clicks";
import { hideUntilTranslated } from "./hide-until-translated";
import { loadTypeface } from "./load-typeface";
import { normaliseUrl } from "./normalise-url";
import { reloadOnBack } from "./reload-on-back";

type Typeface = { variable: string; style: { fontFamily: string } };
type PreHydrationScriptProps = { typeface: Typeface; lateTypeface: Typeface };

/**
 * The inline script that runs before the first paint. It is the first element of the body: in the head, it would delay
 * the first paint of a third of the visits on a slow phone by 80 ms. Browsers without `WeakRef` (before Chrome 84,
 * Safari 14.1 and Firefox 79) cannot run the site's scripts, so they get the page as if scripts were disabled.
 */
export function PreHydrationScript({ typeface, lateTypeface }: PreHydrationScriptProps) {
  const loadCall = serialiseCall(
    loadTypeface,
    typeface.variable,
    lateTypeface.variable,
    lateTypeface.style.fontFamily,
  );
  const hideCall = serialiseCall(hideUntilTranslated, languageStorageKey, languageCodes);
  const script = `${serialiseCall(normaliseUrl)};${serialiseCall(reloadOnBack)};${loadCall};if(window.WeakRef){${hideCall};${serialiseCall(captureClicks)}}`;
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}

/** Returns the source of a call of a self-contained function with JSON parameters. */
function serialiseCall<Parameters extends unknown[]>(
  callee: (...parameters: Parameters) => void,
  ...parameters: Parameters
) {
  return `(${callee})(${parameters.map((parameter) => JSON.stringify(parameter))})`;
}
