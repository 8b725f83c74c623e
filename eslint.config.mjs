import { readFileSync } from "node:fs";
import { defineConfig, globalIgnores } from "eslint/config";
import next from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";
import tailwindcss from "eslint-plugin-better-tailwindcss";
import jsxA11y from "eslint-plugin-jsx-a11y";
import playwright from "eslint-plugin-playwright";
import { listFiles } from "./scripts/list-files.mjs";

const ui = ["lib/browser.ts", "lib/content/colours.ts", "lib/urls.ts"];
const libFiles = ["lib/browser.ts", "lib/colour-mixing.ts", "lib/urls.ts", "lib/weekdays.ts"];
const text = ["components/ui", "lib"];
const toast = ["components/text", ...text];
const base = ["components/toast", ...toast];
/**
 * What each folder may import besides packages and itself: anything else is an error.
 *
 * @type {Record<string, string[]>}
 */
const allowedImports = {
  messages: [],
  lib: ["messages"],
  "lib/i18n": [
    "messages",
    "lib/browser.ts",
    "lib/keep-together.ts",
    "lib/store.ts",
    "lib/content/company.ts",
  ],
  "lib/content": ["lib/i18n/dictionaries.ts", "lib/i18n/languages.ts", "lib/weekdays.ts"],
  "lib/facts": [...libFiles, "lib/content", "lib/i18n"],
  "components/ui": ui,
  "components/text": text,
  "components/toast": toast,
  "components/contact": base,
  "components/inquiry": [...base, "components/contact", "components/deck"],
  "components/deck": base,
  "components/pre-hydration": base,
  "components/errors": base,
  "components/photo": base,
  "components/layout": [...base, "components/contact"],
  "components/sections": [
    ...base,
    "components/contact",
    "components/inquiry",
    "components/photo",
    "components/deck",
  ],
  app: ["components", "lib"],
  scripts: ["lib"],
};
const zones = Object.entries(allowedImports).map(([folder, allowed]) => ({
  target: `./${folder}`,
  from: ".",
  except: ["node_modules", folder, ...allowed],
  message: `${folder} imports only ${[folder, ...allowed].join(", ")}; a new folder needs a line in allowedImports of eslint.config.mjs.`,
}));
zones.push(
  ...["./tests/unit", "./tests/e2e", "./tests/helpers"].flatMap((target) => [
    {
      target,
      from: "./lib/content",
      except: ["schema.ts"],
      message: "The owner edits lib/content: import tests/fixture-site/content.",
    },
    {
      target,
      from: "./messages",
      except: [],
      message: "The owner edits messages: import tests/fixture-site/messages.ts.",
    },
  ]),
);
zones.push({
  target: "./components/sections",
  from: "./components/sections/*.tsx",
  except: ["**/page-heading.tsx", "**/learn-more.tsx"],
  message:
    "Sections do not import each other, except page-heading.tsx and learn-more.tsx: put the part into a folder of its own in components/, with a line in allowedImports of eslint.config.mjs.",
});

const nextLink = { name: "next/link", message: "Use components/ui/link.tsx." };
const nextImage = { name: "next/image", message: "Use components/photo/photo.tsx." };
const nextIntl = { name: "next-intl", message: "Use Message of components/text, or useLanguage." };

/** Packages, then `@/` imports, then relative imports, each in alphabetical order. `eslint --fix` sorts them. */
const importOrder = {
  alphabetize: { order: "asc" },
  named: true,
  pathGroups: [{ pattern: "@/**", group: "parent", position: "before" }],
};

/** Classes such as `strip`, whose rules are not utilities. */
const plainClasses = ["app", "components"]
  .flatMap((folder) => listFiles(folder, ".css"))
  .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\.([a-z][\w-]*)/g)])
  .map(([, name]) => `^${name}$`);
const classNames = { kind: "attribute", name: ".*className" };

export default defineConfig([
  globalIgnores([".next/", "out/", "next-env.d.ts", "test-results/"]),
  next,
  nextTypescript,
  {
    files: ["**/*.{ts,tsx,mjs}"],
    rules: {
      "import/no-restricted-paths": ["error", { zones }],
      "no-restricted-imports": ["error", { paths: [nextLink, nextImage, nextIntl] }],
      "import/order": ["error", importOrder],
      // It recommends next/image, which needs a server that resizes.
      "@next/next/no-img-element": "off",
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
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // A box that scrolls, such as that of a wide table, needs focus for the keyboard.
      "jsx-a11y/no-noninteractive-tabindex": ["error", { roles: ["tabpanel", "group", "region"] }],
      "react/no-array-index-key": "error",
    },
  },
  {
    files: ["{app,components}/**/*.tsx"],
    plugins: { "better-tailwindcss": tailwindcss },
    settings: {
      "better-tailwindcss": {
        entryPoint: "app/globals.css",
        selectors: [classNames, { ...classNames, match: [{ type: "strings" }] }],
      },
    },
    rules: { "better-tailwindcss/no-unknown-classes": ["error", { ignore: plainClasses }] },
  },
  {
    files: ["**/*.{ts,tsx}"],
    // One program for all files; `projectService` would load the site twice, for `tsconfig.json` and for `tests/`.
    languageOptions: { parserOptions: { project: "tests/tsconfig.json" } },
    rules: { "@typescript-eslint/no-floating-promises": "error" },
  },
  {
    ...playwright.configs["flat/recommended"],
    files: ["tests/{content,e2e,specification}/**/*.spec.ts"],
  },
  {
    files: ["tests/{content,e2e,specification}/**/*.spec.ts"],
    rules: {
      "playwright/expect-expect": ["error", { assertFunctionPatterns: ["^expect", "^ask"] }],
      // A test that runs in several languages, widths or engines branches on them.
      "playwright/no-conditional-expect": "off",
      "playwright/no-conditional-in-test": "off",
      "playwright/no-force-option": "off",
      "playwright/no-skipped-test": ["error", { allowConditional: true }],
    },
  },
]);
