import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { listFiles } from "@/scripts/list-files.mjs";
import { openPage } from "@/tests/helpers/waiting";
import { ask, test } from "./site";

// Sections 2, 3 and 8: what the exported files contain.

const keys = `home about services contact welcome heroTitle heroSubtitle heroDescription learnMore exploreServices contactUs
  aboutTitle aboutDescription ourMission missionText ourVision visionText ourValues qualityCommitment qualityText customerFocus
  customerText sustainability sustainabilityText servicesTitle servicesDescription contactTitle contactDescription getInTouch phone
  email address addressText businessHours mondayFriday saturday sunday footerDescription quickLinks followUs allRightsReserved`;

test("2, 3, 8. pages, the keys of the dictionary, and the error message", async ({ page }) => {
  const pages = listFiles("out", ".html").map((file) => relative("out", file).replace(/\W/g, "/"));
  const expected = ["404", "about/index", "contact/index", "index", "services/index"];
  const only = ask('2. "No other route … is shown", but an error page');
  only(pages.sort()).toEqual(expected.map((name) => `${name}/html`));

  const scripts = listFiles("out/_next/static", ".js").map((file) => readFileSync(file, "utf8"));
  const message = "useLanguage must be used within a LanguageProvider";
  ask(`8. "raises the error" ${message}`)(scripts.join().includes(message)).toBe(true);

  // The scripts parse each dictionary from JSON.
  await page.addInitScript(() => {
    const { parse } = JSON;
    const found: string[][] = [];
    Object.assign(window, { found });
    JSON.parse = (...parameters) => {
      const value: unknown = parse(...parameters);
      const isDictionary = value instanceof Object && "allRightsReserved" in value;
      if (isDictionary) found.push(Object.keys(value).sort());
      return value;
    };
  });
  await openPage(page, "/");
  const found = await page.evaluate(() => Reflect.get(window, "found") as string[][]);
  const [first = [], second] = found;
  const missing = keys.split(/\s+/).filter((key) => !first.includes(key));
  const services = first.filter((key) => first.includes(`${key}Desc`));
  ask('3. "two languages, en and ms, with the same keys"')(second).toEqual(first);
  ask("3. the keys of the dictionary")(missing).toEqual([]);
  ask('3. "the six service names, each with a Desc variant"')(services).toHaveLength(6);
});
