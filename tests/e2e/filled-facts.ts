import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A value for each fact that occurs nowhere else, by the way `components/company.ts` writes it now. */
const values = {
  name: ['"Nilai Chem & Colour"', "Sample <Name> & 7301"],
  phone: ['"+60 6-000 0000"', "+60 3-7302 7302"],
  email: ['"hello@example.com"', "office7303@sample.example"],
  locality: ['locality: "Nilai"', "Sample Locality 7304"],
  region: ['"Negeri Sembilan"', "Sample Region 7305"],
  postalCode: ['"71800"', "73060"],
  country: ['"Malaysia"', "Sample Country 7307"],
  countryCode: ['"MY"', "ZZ"],
  latitude: ["2.8033", 3.73081],
  longitude: ["101.7972", 103.73091],
  opens: ['"09:00"', "07:31"],
  closes: ['"18:00"', "17:32"],
  products: ['"500+"', "7310+"],
  clients: ['"100+"', "7311+"],
  years: ['"10+"', "7312+"],
  profile: ['{ name: "LinkedIn" }', "https://profiles.sample.example/7313"],
  copyrightYear: ["2024", 7314],
} as const;

type Fact = keyof typeof values;

/** The distinctive values that `fillFacts` writes. */
export const filledFacts = Object.fromEntries(
  Object.entries(values).map(([fact, [, value]]) => [fact, value]),
) as { [Name in Fact]: (typeof values)[Name][1] };

/**
 * Fills every fact of a copy of the project with a distinctive value, and calls them all confirmed.
 *
 * @param folder the copy
 * @throws {Error} when the facts are not written as `values` expects them.
 */
export function fillFacts(folder: string) {
  const file = path.join(folder, "components/company.ts");
  let source = readFileSync(file, "utf8");
  for (const [fact, [written, value]] of Object.entries(values)) {
    if (!source.includes(written)) throw new Error(`company.ts has no ${written} for ${fact}.`);
    const label = written.match(/^\w+: /)?.[0] ?? "";
    const literal = JSON.stringify(value);
    source = source.replaceAll(
      written,
      fact === "profile" ? `{ name: "LinkedIn", url: ${literal} }` : label + literal,
    );
  }
  const unconfirmed = /(const unconfirmed: Fact\[\] = )\[[^\]]+\]/;
  if (!unconfirmed.test(source)) throw new Error("company.ts has no list of unconfirmed facts.");
  writeFileSync(file, source.replace(unconfirmed, "$1[]"));
}
