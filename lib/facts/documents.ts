import { statSync } from "node:fs";
import path from "node:path";
import type { CompanyDocument } from "../content/schema";
import { type Language, type LocalText, languageCodes, languages } from "../i18n/languages";
import { withBasePath } from "../urls";

/** Returns the address of a document, whose name need not have an extension. */
export function documentPath({ file }: CompanyDocument): string {
  // Without an extension, `withBasePath` would add the slash of a page.
  return `${withBasePath("")}/${file}`;
}

/** Returns the text of the link to a document, with its language: `Ethanol (English)`. */
export function documentLabel({ title, language }: CompanyDocument): LocalText {
  return inEachLanguage((code) => {
    const names = new Intl.DisplayNames(languages[code].locale, { type: "language" });
    return `${title[code]} (${names.of(language)})`;
  });
}

/**
 * Returns the type and the size of a document: `PDF, 240 kB`; a file without an extension has no type.
 *
 * @throws {Error} if the file does not exist
 */
export function describeDocument({ file }: CompanyDocument): LocalText {
  const { size } = statSync(path.join("public", file));
  const type = path.extname(file).slice(1).toUpperCase();
  return inEachLanguage((code) =>
    [type, formatSize(size, languages[code].locale)].filter(Boolean).join(", "),
  );
}

function inEachLanguage(write: (code: Language) => string) {
  return Object.fromEntries(languageCodes.map((code) => [code, write(code)])) as LocalText;
}

/** Formats a size in bytes, rounded up to kilobytes, or from one megabyte to tenths of it. */
function formatSize(bytes: number, locale: string) {
  const isLarge = bytes >= 1_000_000;
  const value = isLarge ? bytes / 1_000_000 : Math.ceil(bytes / 1000);
  const unit = isLarge ? "megabyte" : "kilobyte";
  const options = { style: "unit", unit, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, options).format(value);
}
