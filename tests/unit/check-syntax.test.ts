import { expect, it } from "vitest";
import { findSyntaxError } from "@/scripts/check-syntax.mjs";

const quotes = 'write straight quotes (") instead of “ and ”: ';
const unclosed = 'a straight quote (") is missing at the end of a text: ';
const comma = "a comma is missing at the end of: ";
const wrong = "in or before this line, a comma, a quote or a bracket is missing or too many";
const name = "Expected double-quoted property name: ";

const dictionary = ["{", '  "home": "Home",', '  "about": "About “us”",', '  "menu": "Menu"', "}"];
const facts = [
  "export const company: Company = {",
  '  name: "Warna",',
  "  // The number.",
  '  phone: "+60 6-000 0000",',
  '  lines: [{ a: "1" }, { a: "2" }],',
  "};",
];

// The file, a line, what the owner writes there, and the line of the build.
it.each<[string, number, string, string]>([
  ["messages/en.json", 2, '  "home": "Home"', `2: ${comma}"home": "Home"`],
  ["messages/en.json", 2, "  “home”: “Home”,", `2: ${quotes}“home”: “Home”,`],
  ["messages/en.json", 2, '  "home": “Home”,', `2: ${quotes}"home": “Home”,`],
  ["messages/en.json", 2, '  "home": "Home”,', `2: ${unclosed}"home": "Home”,`],
  ["messages/en.json", 2, '  "home": "Home,', `2: ${unclosed}"home": "Home,`],
  ["messages/en.json", 2, '  "home" "Home",', `2: ${wrong} (':' expected): "home" "Home",`],
  [
    "messages/en.json",
    3,
    '  "about": "a "b" c",',
    `3: ${wrong} (',' expected): "about": "a "b" c",`,
  ],
  [
    "messages/en.json",
    3,
    '  "home": "About",',
    '3: the key "home" is already in line 2: "home": "About",',
  ],
  [
    "messages/en.json",
    4,
    '  "menu": "Menu",',
    '4: delete the comma at the end of the last entry: "menu": "Menu",',
  ],
  ["messages/en.json", 4, "  'menu': 'Menu'", `4: ${name}'menu': 'Menu'`],
  ["messages/en.json", 4, "  menu: 1", `4: ${name}menu: 1`],
  ["messages/en.json", 3, "  // About", `3: ${name}// About`],
  ["messages/en.json", 5, "", `4: ${wrong} ('}' expected): "menu": "Menu"`],
  ["messages/en.json", 1, "[", `2: ${wrong}`],
  ["lib/content/company.ts", 2, '  name: "Warna"', `2: ${comma}name: "Warna"`],
  ["lib/content/company.ts", 2, "  name: “Warna”,", `2: ${quotes}name: “Warna”,`],
  ["lib/content/company.ts", 2, '  name: "Warna,', `2: ${unclosed}name: "Warna,`],
  [
    "lib/content/company.ts",
    5,
    '  lines: [{ a: "1" } { a: "2" }],',
    `5: ${wrong} (',' expected): lines`,
  ],
  ["lib/content/company.ts", 5, '  lines: [{ a: "1" }, { a: "2" },', `5: ${wrong}`],
  [
    "lib/content/company.ts",
    5,
    `  name: "${"a".repeat(200)}`,
    `5: ${unclosed}name: "${"a".repeat(93)}…`,
  ],
])("%s is refused with line %i: %s", (file, line, text, sentence) => {
  const lines = file.endsWith(".json") ? dictionary : facts;
  expect(findSyntaxError(file, lines.join("\n"))).toBeUndefined();
  const edited = lines.with(line - 1, text).join("\n");
  expect(findSyntaxError(file, edited)).toMatch(`${file}:${sentence}`);
  expect(findSyntaxError(file, edited.replaceAll("\n", "\r\n"))).toBe(
    findSyntaxError(file, edited),
  );
});
