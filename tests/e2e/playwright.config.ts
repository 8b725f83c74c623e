import { existsSync } from "node:fs";
import { firefox, webkit } from "playwright";
import { defineConfig, devices } from "playwright/test";
import { browserOptions, findQuickBrowser } from "./find-browser.mjs";

const chromium = {
  ...devices["Desktop Chrome"],
  launchOptions: { executablePath: findQuickBrowser(), args: browserOptions },
};

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  fullyParallel: true,
  workers: "100%",
  // The machine that runs them may be slower than the one that wrote them.
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? "line" : "list",
  projects: [
    // What `npm test` runs.
    { name: "chromium", use: chromium, grepInvert: /@full/ },
    // What `npm run test:full` runs besides; one after the other, because some measure time.
    { name: "full-chromium", use: chromium, grep: /@full/, workers: 1 },
    // Only Playwright's own builds of these can be driven; `npx playwright install` brings them.
    ...[
      { name: "full-firefox", browser: firefox, use: devices["Desktop Firefox"] },
      { name: "full-webkit", browser: webkit, use: devices["Desktop Safari"] },
    ]
      .filter(({ browser }) => existsSync(browser.executablePath()))
      .map(({ name, use }) => ({ name, use })),
  ],
});
