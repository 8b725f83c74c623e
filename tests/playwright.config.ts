import { existsSync } from "node:fs";
import { firefox, webkit } from "playwright";
import { defineConfig, devices } from "playwright/test";
import { launchOptions } from "@/tests/helpers/browser.mjs";

const chromium = {
  ...devices["Desktop Chrome"],
  // `globalSetup` has found the browser; without a path, Playwright launches its headless shell.
  launchOptions: { ...launchOptions, executablePath: process.env.TEST_BROWSER || undefined },
};

export default defineConfig({
  testMatch: "{specification,content,e2e}/**/*.spec.ts",
  outputDir: "../test-results/traces",
  globalSetup: "./helpers/global-setup.ts",
  fullyParallel: true,
  workers: "100%",
  // CI machines may be slow.
  timeout: 60_000,
  use: {
    locale: "en-GB",
    timezoneId: "Asia/Kuala_Lumpur",
    reducedMotion: "reduce",
    // Makes a test take 1.4 times as long.
    trace: process.env.CI ? "retain-on-failure" : "off",
  },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? "line" : "list",
  projects: [
    // Run by `npm test`. One project, because workers start again for each.
    { name: "chromium", use: chromium, grepInvert: /@full/ },
    // Run in addition by `npm run test:full`, with one worker, because some tests measure time.
    { name: "full-chromium", use: chromium, grep: /@full/ },
    // Playwright drives only its own builds of these; `npx playwright install` downloads them.
    ...[
      { name: "full-firefox", browser: firefox, use: devices["Desktop Firefox"] },
      { name: "full-webkit", browser: webkit, use: devices["Desktop Safari"] },
    ]
      .filter(({ browser }) => existsSync(browser.executablePath()))
      .map(({ name, use }) => ({
        name,
        use: { ...use, launchOptions: { env: launchOptions.env } },
        // Tests of the build and of web servers, which do not depend on the browser.
        testIgnore: "e2e/build/**",
      })),
  ],
});
