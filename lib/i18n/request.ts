import { getRequestConfig } from "next-intl/server";
import { defaultLanguage, languages } from "./languages";

/** Makes the exported HTML and its metadata English. */
export default getRequestConfig(() => ({
  locale: defaultLanguage,
  messages: languages[defaultLanguage].messages,
}));
