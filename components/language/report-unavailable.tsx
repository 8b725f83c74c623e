import { showToast } from "../ui/show-toast";
import { T } from "./t";

/** Tells the visitor that Malay could not be loaded; gives the function that takes it back. */
export function reportUnavailable(): Promise<() => void> {
  return showToast({
    variant: "destructive",
    title: <T id="languageUnavailable" />,
    description: <T id="languageUnavailableText" />,
  });
}
