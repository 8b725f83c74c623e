import { getRequestConfig } from "next-intl/server";
import { dictionaries } from "./dictionaries";
import { defaultLanguage } from "./languages";

/** Makes the exported HTML and its metadata English, except texts with a language of their own. */
export default getRequestConfig(({ locale = defaultLanguage }) => ({
  locale,
  messages: dictionaries[locale],
}));
