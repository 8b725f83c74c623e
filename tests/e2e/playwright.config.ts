import { existsSync } from "node:fs";
import { firefox, webkit } from "playwright";
import { defineConfig, devices } from "playwright/test";
import { findBrowser } from "./find-browser.mjs";

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  fullyParallel: true,
  workers: "100%",
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? "line" : "list",
  projects: [
    {
      name: "chromium",
      use: {
        ...devices["Desktop Chrome"],
        launchOptions: {
          executablePath: findBrowser(),
          // Chromium's sandbox does not run as root, as it is in most containers.
          args: [
            ...(isRoot ? ["--no-sandbox"] : []),
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-first-run",
            "--disable-quic",
          ],
        },
      },
    },
    // Only Playwright's own builds of these can be driven; `npx playwright install` brings them.
    ...[
      { name: "firefox", browser: firefox, use: devices["Desktop Firefox"] },
      { name: "webkit", browser: webkit, use: devices["Desktop Safari"] },
    ]
      .filter(({ browser }) => existsSync(browser.executablePath()))
      .map(({ name, use }) => ({ name, use })),
  ],
  use: { trace: "retain-on-failure" },
});
