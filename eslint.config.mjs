import next from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";
import { defineConfig, globalIgnores } from "eslint/config";

const throughTheLanguage = {
  regex: "^next-intl$",
  message: "Words are looked up with T or useLanguage.",
};

const throughOurLink = {
  regex: "^next/link$",
  message: "The link of ui/ respects visitors who save data.",
};

/**
 * One direction of imports: messages, language, site parts and sections, app; `ui`, `company` and
 * `routes` feed the parts. Each folder names what it may not reach.
 *
 * @param {string[]} files
 * @param {string[]} group
 * @param {string} message
 * @param {object[]} more
 * @returns {import("eslint").Linter.Config}
 */
function forbid(files, group, message, more = [throughTheLanguage, throughOurLink]) {
  return {
    files,
    rules: {
      "no-restricted-imports": ["error", { patterns: [{ group, message }, ...more] }],
    },
  };
}

const tests = "**/tests/**";
const app = ["@/app/**", "**/app/**"];
const messages = "**/messages/**";

export default defineConfig([
  globalIgnores([".next/", "out/", "next-env.d.ts", "test-results/", "playwright-report/"]),
  next,
  nextTypescript,
  { files: ["**/*.tsx"], rules: { "react/no-array-index-key": "error" } },
  forbid(
    ["app/**"],
    [tests, messages],
    "The app lists sections; words are looked up, not imported.",
  ),
  forbid(
    ["components/*"],
    [tests, ...app, messages, "**/sections/**"],
    "Site parts are below the sections and the app, and look words up through the language.",
  ),
  forbid(
    ["components/company.ts", "components/routes.ts"],
    ["./*", "../*", "@/**"],
    "The facts and the routes feed the parts and know none of them.",
  ),
  forbid(
    ["components/ui/**"],
    [tests, ...app, "next-intl", "next-intl/**", "../*", "@/components/**", messages],
    "ui/ knows nothing of this company, its routes or its languages.",
    [throughTheLanguage],
  ),
  forbid(
    ["components/language/**"],
    [tests, ...app, "@/components/**", "../*", "!../ui", "!../routes", "!../document-title"],
    "The language knows the messages, ui/ and the routes, and nothing of the parts that use it.",
    [],
  ),
  forbid(
    ["components/sections/**"],
    [tests, ...app, messages, "./*", "**/sections/**"],
    "Sections do not import each other, and look words up through the language.",
  ),
]);
