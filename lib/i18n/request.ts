import { getRequestConfig } from "next-intl/server";
import { dictionaries } from "./dictionaries";
import { defaultLanguage } from "./languages";

/** Makes the exported HTML and its metadata English. */
export default getRequestConfig(() => ({
  locale: defaultLanguage,
  messages: dictionaries[defaultLanguage],
}));
