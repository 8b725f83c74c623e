import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig({
  root,
  resolve: { alias: { "@": root } },
  test: {
    // No test measures time, and a busy machine takes seconds to import the whole site.
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          environmentOptions: {
            happyDOM: {
              settings: { disableIframePageLoading: true },
            },
          },
          setupFiles: "tests/unit/setup.ts",
          // next-intl imports Next's modules in a way that only a bundler resolves.
          server: { deps: { inline: ["next-intl"] } },
        },
      },
      {
        extends: true,
        test: {
          name: "export",
          include: ["tests/export/**/*.test.ts"],
          environment: "node",
        },
      },
    ],
  },
});
