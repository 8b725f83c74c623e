import { keepTaps } from "../ui/keep-taps";
import { tidyAddress } from "../ui/tidy-address";
import { waitForMalay } from "./wait-for-malay";

/** What runs before the page is on screen, and so before React: as small as it can be. */
export function EarlyScript() {
  const html = `(${tidyAddress})();(${waitForMalay})();(${keepTaps})()`;
  return <script dangerouslySetInnerHTML={{ __html: html }} />;
}
