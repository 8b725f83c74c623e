import { optionalTexts } from "../../messages/optional";
import type { LocalText } from "../company-types";
import { languageCodes } from "./languages";

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
