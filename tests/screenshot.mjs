import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { serveStatic } from "../scripts/static-server.mjs";
import { findTestBrowser } from "./helpers/browser.mjs";

// Takes the screenshot at the top of README.md from the existing export: the home page on a desktop, and in Malay in the
// dark scheme on a phone.

const site = await serveStatic(fileURLToPath(new URL("../out", import.meta.url)), { port: 0 });
const browser = await chromium.launch(await findTestBrowser());

/**
 * @param {string} query
 * @param {import("playwright").BrowserContextOptions} options
 * @returns {Promise<string>} a data URL of the viewport at the top of the home page
 */
async function captureHomePage(query, options) {
  const page = await browser.newPage({ reducedMotion: "reduce", ...options });
  await page.goto(site.url + query, { waitUntil: "networkidle" });
  // The typeface is shown from the first paint once it is cached.
  await page.reload({ waitUntil: "networkidle" });
  const image = await page.screenshot();
  return `data:image/png;base64,${image.toString("base64")}`;
}

const desktop = await captureHomePage("", { viewport: { width: 1280, height: 844 } });
const dark = /** @type {const} */ ({ viewport: { width: 390, height: 844 }, colorScheme: "dark" });
const phone = await captureHomePage("?lang=ms", dark);
const page = await browser.newPage({ viewport: { width: 1820, height: 924 } });
await page.setContent(
  `<style>
    body { margin: 0; background: #b9bebf; }
    img { position: absolute; top: 40px; box-shadow: 0 2px 24px rgb(0 0 0 / 0.25); }
  </style>
  <img style="left: 48px" src="${desktop}"><img style="right: 48px" src="${phone}">`,
);
await page.screenshot({ path: fileURLToPath(new URL("screenshot.png", import.meta.url)) });
await browser.close();
site.close();
