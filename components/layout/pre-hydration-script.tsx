import { languageCodes, languageStorageKey } from "@/lib/i18n/languages";
import { captureClicks } from "@/lib/pre-hydration/capture-clicks";
import { hideUntilTranslated } from "@/lib/pre-hydration/hide-until-translated";
import { loadTypeface } from "@/lib/pre-hydration/load-typeface";
import { normaliseUrl } from "@/lib/pre-hydration/normalise-url";

type Typeface = { variable: string; style: { fontFamily: string } };
type PreHydrationScriptProps = { typeface: Typeface; lateTypeface: Typeface };

/**
 * The inline script that runs before the first paint. It is the first element of the body: in the head, it would delay
 * the first paint of a third of the visits on a slow phone by 80 ms. Browsers without `WeakRef` (before Chrome 84,
 * Safari 14.1 and Firefox 79) cannot run the site's scripts, so they get the page as if scripts were disabled.
 */
export function PreHydrationScript({ typeface, lateTypeface }: PreHydrationScriptProps) {
  const hideParameters = [JSON.stringify(languageStorageKey), JSON.stringify(languageCodes)];
  const hideCall = `(${hideUntilTranslated})(${hideParameters})`;
  const typefaceParameters = [
    typeface.variable,
    lateTypeface.variable,
    lateTypeface.style.fontFamily,
  ];
  const loadCall = `(${loadTypeface})(${typefaceParameters.map((parameter) => JSON.stringify(parameter))})`;
  const script = `(${normaliseUrl})();${loadCall};if(window.WeakRef){${hideCall};(${captureClicks})()}`;
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
