import { getTranslations } from "next-intl/server";
import { type Translator, fillInFacts } from "./translator";

/** Returns the translator of the exported HTML and its metadata. */
export async function getTranslator(): Promise<Translator> {
  return fillInFacts(await getTranslations());
}
