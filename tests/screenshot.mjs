import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { serveStatic } from "../scripts/static-server.mjs";
import { findTestBrowser, launchOptions } from "./helpers/find-browser.mjs";

// Takes the screenshot at the top of README.md from the existing export: the home page on a
// desktop, and in Malay with the dark colour scheme on a phone.

const screenshotFile = fileURLToPath(new URL("screenshot.png", import.meta.url));

/** @typedef {import("playwright").BrowserContextOptions} Options */

const site = await serveStatic(fileURLToPath(new URL("../out", import.meta.url)), {
  port: 0,
}).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
const browser = await chromium.launch({ executablePath: findTestBrowser(), ...launchOptions });

/**
 * @param {Options} options
 * @param {string} query
 * @returns {Promise<string>} a data URL of the viewport at the top of the home page
 */
async function captureHomePage(options, query) {
  const page = await browser.newPage({ reducedMotion: "reduce", ...options });
  await page.goto(site.url + query, { waitUntil: "networkidle" });
  // The web font is only used once it is cached.
  await page.reload({ waitUntil: "networkidle" });
  const image = await page.screenshot();
  await page.close();
  return `data:image/png;base64,${image.toString("base64")}`;
}

const desktop = await captureHomePage({ viewport: { width: 1280, height: 844 } }, "");
const phone = await captureHomePage(
  { viewport: { width: 390, height: 844 }, colorScheme: "dark" },
  "?lang=ms",
);

const page = await browser.newPage({ viewport: { width: 1820, height: 924 } });
await page.setContent(
  `<style>
    body { margin: 0; background: #b9bebf; }
    img { position: absolute; box-shadow: 0 2px 24px rgb(0 0 0 / 0.25); }
    .desktop { left: 48px; top: 40px; }
    .phone { right: 48px; top: 40px; }
  </style>
  <img class="desktop" src="${desktop}"><img class="phone" src="${phone}">`,
  { waitUntil: "load" },
);
await page.screenshot({ path: screenshotFile });

await browser.close();
site.close();
console.log(`Wrote ${screenshotFile}`);
