import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { serveStatic } from "../scripts/static-server.mjs";
import { browserOptions, findBrowser } from "./e2e/find-browser.mjs";

// The picture at the top of the README, out of the export as it is: the home page on a desktop, and in
// Malay and the dark scheme on a phone.

const picture = fileURLToPath(new URL("screenshot.png", import.meta.url));

/** @typedef {import("playwright").BrowserContextOptions} Options */

const site = await serveStatic(fileURLToPath(new URL("../out", import.meta.url)), {
  port: 0,
}).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserOptions });

/**
 * @param {Options} options
 * @param {string} query
 * @returns {Promise<string>} the first screen of the home page, as a data address
 */
async function photograph(options, query) {
  const page = await browser.newPage({ reducedMotion: "reduce", ...options });
  await page.goto(site.url + query, { waitUntil: "networkidle" });
  // The typeface shows from the second load on.
  await page.reload({ waitUntil: "networkidle" });
  const screen = await page.screenshot();
  await page.close();
  return `data:image/png;base64,${screen.toString("base64")}`;
}

const desktop = await photograph({ viewport: { width: 1280, height: 844 } }, "");
const phone = await photograph(
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
await page.screenshot({ path: picture });

await browser.close();
site.close();
console.log(`Wrote ${picture}`);
