import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../..", import.meta.url));

export default defineConfig({
  root,
  resolve: { alias: { "@": root } },
  test: {
    include: ["tests/unit/**/*.test.{ts,tsx}"],
    environment: "happy-dom",
    environmentOptions: {
      happyDOM: {
        settings: { disableIframePageLoading: true },
      },
    },
    setupFiles: "tests/unit/setup.ts",
    restoreMocks: true,
    unstubGlobals: true,
    // next-intl imports Next's modules in a way that only a bundler resolves.
    server: { deps: { inline: ["next-intl"] } },
  },
});
