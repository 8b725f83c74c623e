import { createTranslator } from "next-intl";
import { optionalTexts } from "../../messages/optional";
import { dictionaries } from "./dictionaries";
import { type LocalText, type MessageKey, languageCodes } from "./languages";

/** Returns a message in each language. Only for the server, whose code may contain all dictionaries. */
export function messageInAllLanguages(id: MessageKey, values: Record<string, string>): LocalText {
  const texts = languageCodes.map((locale) => {
    return [locale, createTranslator({ locale, messages: dictionaries[locale] })(id, values)];
  });
  return Object.fromEntries(texts) as LocalText;
}

/**
 * Returns a text of an optional part in each language.
 *
 * @param values by `{placeholder}`: the same in all languages, or in each
 */
export function optionalText(
  id: keyof typeof optionalTexts,
  values: Record<string, string | LocalText> = {},
): LocalText {
  const texts: LocalText = { ...optionalTexts[id] };
  for (const language of languageCodes) {
    texts[language] = texts[language].replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name] ?? placeholder;
      return typeof value === "string" ? value : value[language];
    });
  }
  return texts;
}
