import { keepTaps } from "../ui/early-taps";
import { waitForMalay } from "./malay-wait";

/** What runs before the page is on screen, and so before React: as small as it can be. */
export function EarlyScript() {
  return <script dangerouslySetInnerHTML={{ __html: `(${waitForMalay})();(${keepTaps})()` }} />;
}
