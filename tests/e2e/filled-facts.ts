import path from "node:path";
import { editFile } from "../edit-file.mjs";

/** For each fact, the pattern that finds it in `lib/company.ts` and a unique value. */
const facts = {
  name: [/(company = \{\n {2}name: )".*"/, "Sample <Name> & Chemicals 7301 Sdn. Bhd."],
  phone: [/(\n {2}phone: )".*"/, "+60 3-7302 7302"],
  email: [/(\n {2}email: )".*"/, "office7303@sample.example"],
  locality: [/(locality: )".*"/, "Sample Locality 7304"],
  region: [/(region: )".*"/, "Sample Region 7305"],
  postalCode: [/(postalCode: )".*"/, "73060"],
  country: [/(country: )".*"/, "Sample Country 7307"],
  countryCode: [/(countryCode: )".*"/, "ZZ"],
  latitude: [/(latitude: )[-.\d]+/, 3.73081],
  longitude: [/(longitude: )[-.\d]+/, 103.73091],
  opens: [/(opens: )"[^"]*"/, "07:31"],
  closes: [/(closes: )"[^"]*"/, "17:32"],
  specialHours: [/(specialHours: SpecialHours\[\] = )\[[^;]*\]/, "2073-07-31"],
  products: [/(products: )"[^"]*"/, "7310+"],
  clients: [/(clients: )"[^"]*"/, "7311+"],
  years: [/(years: )"[^"]*"/, "7312+"],
  profile: [
    /(socialProfiles: SocialProfile\[\] = )\[[^\]]*\]/,
    "https://profiles.sample.example/7313",
  ],
  copyrightYear: [/(copyrightYear: )\d+/, 7314],
} as const;

type Fact = keyof typeof facts;

/** The unique values that `fillFacts` writes. */
export const filledFacts = Object.fromEntries(
  Object.entries(facts).map(([fact, [, value]]) => [fact, value]),
) as { [Name in Fact]: (typeof facts)[Name][1] };

/**
 * Sets every fact in `lib/company.ts` of a copy of the project to a unique value.
 *
 * @param folder the copy
 * @param unconfirmed the facts to list as unconfirmed
 * @throws {Error} if `lib/company.ts` does not match the pattern of a fact.
 */
export function fillFacts(folder: string, unconfirmed: string[] = []) {
  function toSource(fact: string, literal: string) {
    if (fact === "profile") return `[{ name: "LinkedIn", url: ${literal} }]`;
    return fact === "specialHours" ? `[{ date: ${literal}, hours: "closed" }]` : literal;
  }
  editFile(
    path.join(folder, "lib/company.ts"),
    ...Object.entries(facts).map(([fact, [pattern, value]]): [RegExp, string] => [
      pattern,
      `$1${toSource(fact, JSON.stringify(value))}`,
    ]),
    [/(unconfirmedFacts: Fact\[\] = )\[[^\]]*\]/, `$1${JSON.stringify(unconfirmed)}`],
  );
}
