import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig({
  root,
  resolve: { alias: { "@": root } },
  test: {
    // Importing the whole site takes several seconds on a busy machine.
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["tests/unit/**/*.test.ts"], environment: "node" },
      },
      {
        extends: true,
        test: {
          name: "components",
          include: ["tests/unit/**/*.test.tsx"],
          environment: "happy-dom",
          environmentOptions: {
            happyDOM: {
              settings: { disableIframePageLoading: true },
            },
          },
          setupFiles: "tests/unit/setup.ts",
          // next-intl imports Next.js modules by paths that only a bundler resolves.
          server: { deps: { inline: ["next-intl"] } },
        },
      },
      {
        extends: true,
        test: { name: "export", include: ["tests/export/**/*.test.ts"], environment: "node" },
      },
      {
        extends: true,
        test: { name: "build", include: ["tests/build/**/*.test.ts"], environment: "node" },
      },
    ],
  },
});
