import { defineConfig, globalIgnores } from "eslint/config";
import next from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";
import jsxA11y from "eslint-plugin-jsx-a11y";
import playwright from "eslint-plugin-playwright";

/**
 * Layers, lowest first: messages, lib, ui, toast, then layout, errors, pre-hydration and seo, then sections, then app. A
 * layer imports only from itself and from lower layers. A section imports no other section, only `parts/`. Components and
 * app read messages through lib.
 */
const zones = [
  { target: ["./app", "./components", "./lib", "./scripts"], from: "./tests" },
  { target: ["./app", "./components"], from: "./messages" },
  { target: "./lib", from: ["./app", "./components"] },
  { target: "./components", from: "./app" },
  { target: "./components/ui", from: "./components", except: ["./ui"] },
  {
    target: "./components/ui",
    from: ["./lib/company.ts", "./lib/i18n", "./lib/routes.ts"],
    message: "ui/ is independent of the company, the routes and the languages.",
  },
  { target: "./components/toast", from: "./components", except: ["./toast", "./ui"] },
  {
    target: ["errors", "layout", "pre-hydration", "seo"].map((name) => `./components/${name}`),
    from: "./components/sections",
  },
  {
    target: "./components/sections",
    from: "./components/sections",
    except: ["./parts"],
    message: "Sections do not import each other; what they share is in parts/.",
  },
];

const direction =
  "Imports go from app to sections, then layout, errors, pre-hydration and seo, then toast, ui, lib and messages.";

const nextLink = { name: "next/link", message: "Use components/ui/link.tsx." };
const nextIntl = { name: "next-intl", message: "Use lib/i18n: Message or useLanguage." };

/** Packages, then `@/` imports, then relative imports, each in alphabetical order. `eslint --fix` sorts them. */
const importOrder = {
  alphabetize: { order: "asc" },
  named: true,
  pathGroups: [{ pattern: "@/**", group: "parent", position: "before" }],
};

export default defineConfig([
  globalIgnores([".next/", "out/", "next-env.d.ts", "test-results/"]),
  next,
  nextTypescript,
  {
    files: ["**/*.{ts,tsx,mjs}"],
    rules: {
      "import/no-restricted-paths": [
        "error",
        { zones: zones.map((zone) => ({ message: direction, ...zone })) },
      ],
      "no-restricted-imports": ["error", { paths: [nextLink, nextIntl] }],
      "import/order": ["error", importOrder],
    },
  },
  {
    files: ["components/ui/link.tsx"],
    rules: { "no-restricted-imports": ["error", { paths: [nextIntl] }] },
  },
  {
    files: ["lib/i18n/**", "tests/**"],
    rules: { "no-restricted-imports": ["error", { paths: [nextLink] }] },
  },
  {
    files: ["**/*.tsx"],
    rules: { ...jsxA11y.flatConfigs.recommended.rules, "react/no-array-index-key": "error" },
  },
  {
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parserOptions: { projectService: true } },
    rules: { "@typescript-eslint/no-floating-promises": "error" },
  },
  { ...playwright.configs["flat/recommended"], files: ["tests/e2e/**/*.ts"] },
  {
    files: ["tests/e2e/**/*.ts"],
    rules: {
      "playwright/expect-expect": ["error", { assertFunctionPatterns: ["^expect"] }],
      // A test that runs in several languages, widths or engines branches on them.
      "playwright/no-conditional-expect": "off",
      "playwright/no-conditional-in-test": "off",
      "playwright/no-force-option": "off",
      "playwright/no-skipped-test": ["error", { allowConditional: true }],
    },
  },
]);
