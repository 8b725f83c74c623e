import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { documentTitle } from "../../lib/document-title";
import { routes } from "../../lib/routes";
import en from "@/messages/en.json";
import ms from "@/messages/ms.json";

const english: Record<string, string> = en;
const malay: Record<string, string> = ms;

/** Keys whose words are rightly the same in both languages. */
const sameInBoth = ["addressText", "menu"];

/** Indonesian and English forms that do not belong into Malaysian Malay. */
const foreignForms =
  /\b(kualitas|solusi|layanan|perusahaan|beranda|kontak|fitur|pesan|kirim|sertifikasi|kepatuhan|pelatihan|dukungan|distribusi|internasional|senin|minggu|telepon|email|tautan|konsultasi|optimasi|bahan baku|kita)\b/i;

/** The names that the specification gives (section 3). */
const specifiedKeys =
  `home about services contact welcome heroTitle heroSubtitle heroDescription learnMore
  exploreServices contactUs aboutTitle aboutDescription ourMission missionText ourVision visionText ourValues
  qualityCommitment qualityText customerFocus customerText sustainability sustainabilityText servicesTitle
  servicesDescription contactTitle contactDescription getInTouch phone email address addressText businessHours
  mondayFriday saturday sunday footerDescription quickLinks followUs allRightsReserved`.split(
    /\s+/,
  );

function placeholders(message = "") {
  return message.match(/\{\w+\}/g)?.sort() ?? [];
}

describe("the dictionaries", () => {
  it("have the same keys in the same order", () => {
    expect(Object.keys(ms)).toEqual(Object.keys(en));
  });

  it("have every key that the specification names", () => {
    expect(Object.keys(en)).toEqual(expect.arrayContaining(specifiedKeys));
  });

  it("have flat keys without a dot, which next-intl would take for nesting", () => {
    expect(Object.keys(en).filter((key) => !/^[a-z][a-zA-Z0-9]*$/.test(key))).toEqual([]);
  });

  it.each([
    ["English", english],
    ["Malay", malay],
  ])("leave no message empty or untrimmed in %s", (_, dictionary) => {
    const flawed = Object.keys(dictionary).filter(
      (key) => !dictionary[key] || dictionary[key] !== dictionary[key]?.trim(),
    );
    expect(flawed).toEqual([]);
  });

  it("differ in every message but those that must be the same", () => {
    const same = Object.keys(english).filter((key) => english[key] === malay[key]);
    expect(same).toEqual(sameInBoth);
  });

  it("fill in the same values", () => {
    for (const key of Object.keys(english)) {
      expect(placeholders(malay[key]), key).toEqual(placeholders(english[key]));
    }
  });

  it("keep Indonesian and English forms out of the Malay", () => {
    const foreign = Object.entries(malay).filter(
      // The switch to English is written in English.
      ([key, message]) => key !== "switchLanguage" && foreignForms.test(message),
    );
    expect(foreign).toEqual([]);
  });

  it.each([
    ["English", english],
    ["Malay", malay],
  ])(
    "give each page a title and a description of a length that search shows, in %s",
    (_, dictionary) => {
      for (const route of Object.values(routes)) {
        const title = documentTitle(dictionary[route.title] ?? "");
        expect(title.length, title).toBeLessThanOrEqual(60);
        const description = dictionary[route.description] ?? "";
        expect(description.length, description).toBeGreaterThanOrEqual(70);
        expect(description.length, description).toBeLessThanOrEqual(160);
      }
    },
  );
});

describe("the English dictionary", () => {
  it("has no message that the site does not use", () => {
    const sources = ["app", "components", "lib"].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => readFileSync(path.join(folder, file), "utf8")),
    );
    const code = sources.join("\n");
    const unused = Object.keys(en).filter((key) => !code.includes(`"${key}"`));
    expect(unused).toEqual([]);
  });
});
