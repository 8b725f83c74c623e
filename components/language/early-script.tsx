import { keepTaps } from "../ui/keep-taps";
import { waitForMalay } from "./wait-for-malay";

/** What runs before the page is on screen, and so before React: as small as it can be. */
export function EarlyScript() {
  return <script dangerouslySetInnerHTML={{ __html: `(${waitForMalay})();(${keepTaps})()` }} />;
}
