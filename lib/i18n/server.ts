import { getTranslations } from "next-intl/server";
import { type Language, defaultLanguage } from "./languages";
import { type Translator, fillInFacts } from "./translator";

/** Returns the translator of a language: by default, of that of the exported HTML and its metadata. */
export async function getTranslator(locale: Language = defaultLanguage): Promise<Translator> {
  return fillInFacts(await getTranslations({ locale }));
}
