import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig({
  root,
  resolve: { alias: { "@": root } },
  test: {
    // Compiling the structured data takes several seconds on a busy machine.
    testTimeout: 60_000,
    restoreMocks: true,
    projects: [
      ...["unit", "export", "build"].map((name) => ({
        extends: true as const,
        // Only unit tests mock modules. The other files share them, which halves the time.
        test: { name, include: [`tests/${name}/**/*.test.ts`], isolate: name === "unit" },
      })),
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
