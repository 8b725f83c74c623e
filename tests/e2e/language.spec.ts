import { readFileSync } from "node:fs";
import type { Page, Request } from "playwright/test";
import { company } from "../../lib/company";
import { routes } from "../../lib/routes";
import { documentTitle } from "../../lib/document-title";
import en from "../../messages/en.json" with { type: "json" };
import ms from "../../messages/ms.json" with { type: "json" };
import { exportedFile } from "../exported-file";
import {
  addStyle,
  denySupport,
  desktop,
  expect,
  fullUnless,
  inFull,
  languageToggle,
  openPage,
  phone,
  rememberLanguage,
  saveData,
  switchTo,
  test,
  waitForFrame,
  waitForIdle,
  waitForRequests,
} from "./test";

const addresses = [...Object.values(routes).map((route) => route.path), "/nowhere/"];

/** Everything that the page shows or tells a screen reader, piece by piece, but for the announcement of a change. */
function readTexts(page: Page) {
  return page.evaluate(() => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent?.closest("script, style, noscript, button [lang], header [role='status']")) {
        texts.push(walker.currentNode.nodeValue?.trim() ?? "");
      }
    }
    for (const element of document.querySelectorAll(
      "[aria-label], [title], [placeholder], [alt]",
    )) {
      for (const name of ["aria-label", "title", "placeholder", "alt"]) {
        texts.push(element.getAttribute(name) ?? "");
      }
    }
    return texts.filter((text) => /\p{L}/u.test(text));
  });
}

for (const address of addresses) {
  test(
    `one press turns every text of ${address} into Malay, and another back`,
    fullUnless(address === "/services" || address === "/contact" || address === "/nowhere/"),
    async ({ page }) => {
      // What the contact page says of its hours is not to change on the way.
      await page.clock.setFixedTime("2026-11-23T09:00:00Z");
      await openPage(page, address);
      const english = await readTexts(page);

      await switchTo(page, "ms");
      const inMalay = await readTexts(page);
      expect(inMalay).toHaveLength(english.length);
      const untranslated = inMalay.filter((text, index) => text === english[index]);
      const { name, address: place, email, socialProfiles } = company;
      const names = [
        name,
        email,
        place.locality,
        `, ${place.region}.`,
        Object.values(place).join(", "),
        "Menu",
        ...socialProfiles.map((profile) => profile.name),
      ];
      const pigment = /^P[A-Z]k? [\d:]+$|^C\.I\.$/;
      expect(untranslated.filter((text) => !names.includes(text) && !pigment.test(text))).toEqual(
        [],
      );
      const englishWords = Object.values(en).filter((text) => !Object.values(ms).includes(text));
      expect(inMalay.filter((text) => englishWords.includes(text))).toEqual([]);

      await switchTo(page, "en");
      expect(await readTexts(page)).toEqual(english);
    },
  );
}

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  test(
    `the language stays through navigation, reload and back on a ${size}`,
    fullUnless(size === "phone"),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await openPage(page, "/");
      await switchTo(page, "ms");
      await page.getByRole("contentinfo").getByRole("link", { name: "Perkhidmatan" }).click();
      await expect(page).toHaveURL(/\/services\/$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(ms.servicesTitle);
      await expect(page).toHaveTitle(documentTitle(ms.servicesMetaTitle));

      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(ms.servicesTitle);
      await expect(page.locator("html")).toHaveAttribute("lang", "ms");
      await expect(page).toHaveTitle(documentTitle(ms.servicesMetaTitle));

      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(ms.heroTitle);
      await expect(page).toHaveTitle(documentTitle(ms.homeMetaTitle));
    },
  );
}

for (const anchoring of ["with", "without"]) {
  test(`the change neither reloads the page, nor moves what is in view, nor empties the form, ${anchoring} scroll anchoring`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    // As in Safari.
    if (anchoring === "without") await denySupport(page, "overflow-anchor");
    await openPage(page, "/contact/");
    if (anchoring === "without") await addStyle(page, "* { overflow-anchor: none }");
    const subject = page.locator("#subject");
    await subject.fill("Titanium dioxide");
    await subject.evaluate((field) => field.scrollIntoView({ block: "center" }));
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    // The browser anchors its scrolling to what it has painted.
    await waitForFrame(page);
    const before = await subject.boundingBox();

    // Playwright's own click would first scroll the sticky header to its place in the document.
    const box = await languageToggle(page).boundingBox();
    await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2);
    await expect(page.locator("html")).toHaveAttribute("lang", "ms");

    await waitForFrame(page);
    const after = await subject.boundingBox();
    expect(Math.abs(after!.y - before!.y)).toBeLessThanOrEqual(2);
    await expect(subject).toHaveValue("Titanium dioxide");
    await expect(languageToggle(page)).toBeFocused();
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  });
}

test("a link with ?lang=ms does not undo a later choice", inFull, async ({ page }) => {
  await openPage(page, "/about/?lang=ms");
  await expect(page.locator("html")).toHaveAttribute("lang", "ms");
  await page.getByRole("contentinfo").getByRole("link", { name: "Perkhidmatan" }).click();
  await expect(page).toHaveURL(/\/services\/$/);
  await switchTo(page, "en");
  await page.goBack();
  await expect(page).toHaveURL(/\/about\/$/);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/We trade chemicals/);
});

/** Whether a request is for the script that carries the Malay dictionary. */
function isMalayDictionary(request: Request) {
  const { pathname } = new URL(request.url());
  return (
    pathname.endsWith(".js") && readFileSync(exportedFile(pathname), "utf8").includes(ms.heroTitle)
  );
}

test("Malay is fetched quietly once the page is idle", async ({ page }) => {
  const fetched = page.waitForRequest(isMalayDictionary);
  await openPage(page, "/");
  await expect(fetched).resolves.toBeTruthy();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("Malay is fetched only when it is wanted by a visitor who saves data", async ({ page }) => {
  await saveData(page);
  const fetched: Request[] = [];
  page.on("request", (request) => {
    if (isMalayDictionary(request)) fetched.push(request);
  });
  await openPage(page, "/");
  await waitForIdle(page);
  expect(fetched).toHaveLength(0);
  await switchTo(page, "ms");
  expect(fetched).toHaveLength(1);
});

test("a link with ?lang=ms opens in Malay, whatever was kept, and the canonical address stays clean", async ({
  page,
}) => {
  await rememberLanguage(page, "en");
  await openPage(page, "/about/?lang=ms");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    ms.aboutTitle.replace("\n", " "),
  );
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/about\/$/);
});

test(
  "an address that asks for no language of ours, and junk in storage, change nothing",
  inFull,
  async ({ page }) => {
    await rememberLanguage(page, "zz\u0000<b>");
    await openPage(page, "/about/?lang=zz");
    await waitForRequests(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page).toHaveURL(/\/about\/\?lang=zz$/);
    await switchTo(page, "ms");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("language"))).toBe("ms");
  },
);

test(
  "where storage is blocked, the choice is kept while the visitor goes from page to page",
  inFull,
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    });
    await openPage(page, "/");
    await switchTo(page, "ms");
    await page.getByRole("contentinfo").getByRole("link", { name: "Perkhidmatan" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(ms.servicesTitle);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(ms.heroTitle);
  },
);

test("two open tabs agree", async ({ page, context }) => {
  await openPage(page, "/");
  const other = await context.newPage();
  await openPage(other, "/about/");
  await switchTo(other, "ms");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ms.heroTitle);
  await switchTo(page, "en");
  await expect(other.locator("html")).toHaveAttribute("lang", "en");
});
