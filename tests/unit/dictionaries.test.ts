import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { documentTitle } from "@/lib/seo/document-title";
import { routes } from "@/lib/routes";
import en from "@/messages/en.json";
import ms from "@/messages/ms.json";

const english: Record<string, string> = en;
const malay: Record<string, string> = ms;

/** Keys whose messages may be the same in both languages. */
const identicalKeys = ["menu"];

/** Words that the Malay messages must not contain: Indonesian, English or too informal. */
const foreignWords =
  /\b(kualitas|solusi|layanan|perusahaan|beranda|kontak|fitur|pesan|kirim|sertifikasi|kepatuhan|pelatihan|dukungan|distribusi|internasional|senin|minggu|telepon|email|tautan|konsultasi|optimasi|bahan baku|kita)\b/i;

function placeholders(message = "") {
  return message.match(/\{\w+\}/g)?.sort() ?? [];
}

describe("the dictionaries", () => {
  it("have the same keys in the same order", () => {
    expect(Object.keys(ms)).toEqual(Object.keys(en));
  });

  it("have keys without dots, which next-intl interprets as nesting", () => {
    expect(Object.keys(en).filter((key) => !/^[a-z][a-zA-Z0-9]*$/.test(key))).toEqual([]);
  });

  it.each([
    ["English", english],
    ["Malay", malay],
  ])("have no empty or untrimmed message in %s", (_, dictionary) => {
    const invalid = Object.keys(dictionary).filter(
      (key) => !dictionary[key] || dictionary[key] !== dictionary[key]?.trim(),
    );
    expect(invalid).toEqual([]);
  });

  it("have identical messages only for the listed keys", () => {
    const identical = Object.keys(english).filter(
      (key) => english[key] === malay[key] && !identicalKeys.includes(key),
    );
    expect(identical.map((key) => `\`${key}\` is not translated in messages/ms.json`)).toEqual([]);
  });

  it("have the same placeholders in every message", () => {
    for (const key of Object.keys(english)) {
      expect(placeholders(malay[key]), key).toEqual(placeholders(english[key]));
    }
  });

  it("contain no Indonesian or English words in Malay messages", () => {
    const foreign = Object.entries(malay).filter(
      // `switchLanguage` is written in the language that it switches to.
      ([key, message]) => key !== "switchLanguage" && foreignWords.test(message),
    );
    expect(foreign).toEqual([]);
  });

  it.each([
    ["English", english],
    ["Malay", malay],
  ])("have page titles and descriptions that fit search results in %s", (_, dictionary) => {
    for (const route of Object.values(routes)) {
      const title = documentTitle(dictionary[route.title] ?? "");
      expect(title.length, title).toBeLessThanOrEqual(60);
      const description = dictionary[route.description] ?? "";
      expect(description.length, description).toBeGreaterThanOrEqual(70);
      expect(description.length, description).toBeLessThanOrEqual(160);
    }
  });
});

describe("the English dictionary", () => {
  it("has no unused message", () => {
    const sources = ["app", "components", "lib"].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => readFileSync(path.join(folder, file), "utf8")),
    );
    const code = sources.join("\n");
    const unused = Object.keys(en).filter((key) => !code.includes(`"${key}"`));
    const advice = "in messages/en.json is unused: delete it in both files";
    expect(unused.map((key) => `\`${key}\` ${advice}`)).toEqual([]);
  });
});
