import { awaitTypeface } from "../ui/await-typeface";
import { keepTaps } from "../ui/keep-taps";
import { tidyAddress } from "../ui/tidy-address";
import { startScripts } from "./start-scripts";
import { waitForMalay } from "./wait-for-malay";

/** What runs before the page is on screen, and so before React: as small as it can be. */
export function EarlyScript() {
  const html = `(${tidyAddress})();(${awaitTypeface})();(${waitForMalay})();(${startScripts})((${keepTaps})())`;
  return <script dangerouslySetInnerHTML={{ __html: html }} />;
}
