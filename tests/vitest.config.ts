import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Replaces the owner's content and messages with those of the fixture site, which imports the keys of the messages. */
const fixtureContent = {
  name: "fixture-content",
  enforce: "pre" as const,
  resolveId(source: string, importer = "") {
    const [, name] = /(?:\/lib|^\.\.?)\/content\/([\w-]+)$/.exec(source) ?? [];
    const [, language] = /messages\/(\w+)\.json$/.exec(source) ?? [];
    if (importer.includes("/fixture-site/")) return undefined;
    const file = `${root}tests/fixture-site/content/${name}.ts`;
    // The owner may have files that the fixture site lacks.
    if (name && existsSync(file)) return file;
    return language ? `\0messages/${language}` : undefined;
  },
  load(id: string) {
    const [, language] = /^\0messages\/(\w+)$/.exec(id) ?? [];
    if (!language) return undefined;
    return `export { ${language} as default } from "${root}tests/fixture-site/messages.ts";`;
  },
};

export default defineConfig({
  root,
  plugins: [fixtureContent],
  resolve: { alias: { "@": root } },
  test: {
    // CI machines may be slow.
    testTimeout: 60_000,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["tests/unit/**/*.test.ts"] },
      },
      {
        extends: true,
        test: {
          name: "components",
          include: ["tests/unit/**/*.test.tsx"],
          environment: "happy-dom",
          // Otherwise the frame of the map, which has no address yet, logs an error.
          environmentOptions: { happyDOM: { settings: { enableIframePageLoading: true } } },
          setupFiles: "tests/unit/setup.ts",
          // next-intl imports Next.js modules by paths that only a bundler resolves.
          server: { deps: { inline: ["next-intl"] } },
        },
      },
    ],
  },
});
