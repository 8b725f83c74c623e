import type { Page } from "playwright/test";
import { company } from "@/lib/company";
import { hrefOf, routes } from "@/lib/routes";
import { rightsHolder } from "@/lib/derived-facts";
import { documentTitle } from "@/lib/seo/document-title";
import en from "@/messages/en.json" with { type: "json" };
import ms from "@/messages/ms.json" with { type: "json" };
import {
  desktop,
  expect,
  fullOnly,
  fullOnlyUnless,
  heading,
  languageToggle,
  mockUnsupportedCss,
  openPage,
  phone,
  setStyle,
  storeLanguage,
  switchTo,
  test,
  waitForPaint,
  waitForRequests,
} from "@/tests/helpers/browser-test";

const paths = [...Object.values(routes).map((route) => route.path), "/nowhere/"];

/** Returns all texts and text attributes, except the toggle's accessible name and announcement. */
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

for (const path of paths) {
  test(
    `the language toggle translates every text on ${path} to Malay and back`,
    fullOnlyUnless(path === "/services" || path === "/contact" || path === "/nowhere/"),
    async ({ page }) => {
      // The opening status of the contact page must not change during the test.
      await page.clock.setFixedTime("2026-11-23T09:00:00Z");
      await openPage(page, path);
      const english = await readTexts(page);

      await switchTo(page, "ms");
      const inMalay = await readTexts(page);
      expect(inMalay).toHaveLength(english.length);
      const untranslated = inMalay.filter((text, index) => text === english[index]);
      const { name, address: postalAddress, email, socialProfiles } = company;
      const names = [
        name,
        email,
        postalAddress.locality,
        `, ${postalAddress.region}, ${postalAddress.country}.`,
        Object.values(postalAddress).join(", "),
        rightsHolder,
        en.menu,
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
    `keeps the language after navigation, reload and Back on a ${size}`,
    fullOnlyUnless(size === "phone"),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await openPage(page, "/");
      await switchTo(page, "ms");
      await page.getByRole("contentinfo").getByRole("link", { name: ms.services }).click();
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
  test(`a language change keeps document, scroll position and form ${anchoring} scroll anchoring`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    // Chromium does not anchor while an ancestor is animated, as `main` is when a page opens.
    await page.emulateMedia({ reducedMotion: "reduce" });
    // Safari has no scroll anchoring.
    if (anchoring === "without") await mockUnsupportedCss(page, "overflow-anchor");
    await openPage(page, "/contact/");
    if (anchoring === "without") await setStyle(page, "* { overflow-anchor: none }");
    const subject = page.locator("#subject");
    await subject.fill("Titanium dioxide");
    await subject.evaluate((field) => field.scrollIntoView({ block: "center" }));
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    // The browser picks its scroll anchor from painted content.
    await waitForPaint(page);
    const before = await subject.boundingBox();

    // Playwright's `click` would first scroll to the header's position in the document.
    const box = await languageToggle(page).boundingBox();
    await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2);
    await expect(page.locator("html")).toHaveAttribute("lang", "ms");

    await waitForPaint(page);
    const after = await subject.boundingBox();
    expect(Math.abs(after!.y - before!.y)).toBeLessThanOrEqual(2);
    await expect(subject).toHaveValue("Titanium dioxide");
    await expect(languageToggle(page)).toBeFocused();
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  });
}

test("the toggle shows a press in the next frame, and the texts change after it", async ({
  page,
}) => {
  await openPage(page, "/services/");
  const frames = await page.evaluate(async () => {
    let frame = 0;
    requestAnimationFrame(function count() {
      frame++;
      requestAnimationFrame(count);
    });
    const toggle = document.querySelector<HTMLElement>("header button:not([popovertarget])")!;
    const changed = (element: Element) =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => resolve(frame));
        observer.observe(element, { characterData: true, childList: true, subtree: true });
      });
    const changes = [changed(toggle), changed(document.querySelector("h1")!)];
    toggle.click();
    const pressed = frame;
    return (await Promise.all(changes)).map((change) => change - pressed);
  });
  expect(frames[0]).toBe(0);
  expect(frames[1]).toBeGreaterThan(0);
});

for (const presses of [2, 3]) {
  test(`${presses} presses of the toggle in one task all count`, async ({ page }) => {
    await openPage(page, "/services/");
    await page.evaluate((presses) => {
      const toggle = document.querySelector<HTMLElement>("header button:not([popovertarget])");
      for (let press = 0; press < presses; press++) toggle?.click();
    }, presses);
    const { servicesTitle, languageChanged } = presses % 2 === 0 ? en : ms;
    await expect(page.getByRole("banner").getByRole("status")).toHaveText(languageChanged);
    await expect(heading(page)).toHaveText(servicesTitle);
  });
}

test("a choice is stored even if the visitor leaves the page before it is shown", async ({
  page,
}) => {
  await openPage(page, "/services/");
  await languageToggle(page).evaluate((toggle: HTMLElement) => {
    toggle.click();
    location.reload();
  });
  await expect(heading(page)).toHaveText(ms.servicesTitle);
});

test("a press that is never painted, as in a hidden tab, does not hold back a navigation", async ({
  page,
}) => {
  await openPage(page, "/");
  await waitForRequests(page);
  await page.evaluate(() => (window.requestAnimationFrame = () => 0));
  await languageToggle(page).click();
  await page.evaluate((path) => {
    document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click();
  }, hrefOf(routes.services));
  await expect(page).toHaveURL(/\/services\/$/);
  await expect(heading(page)).toHaveText(en.servicesTitle);
});

test("Back does not return to an older choice when storage is full", async ({ page }) => {
  await storeLanguage(page, "en");
  await openPage(page, "/services/");
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  });
  await switchTo(page, "ms");
  // Dispatched by the browser when it restores the page.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  await waitForPaint(page);
  await expect(heading(page)).toHaveText(ms.servicesTitle);
});

test("?lang=ms does not override a later choice", fullOnly, async ({ page }) => {
  await openPage(page, "/contact/?lang=ms");
  await expect(page.locator("html")).toHaveAttribute("lang", "ms");
  await page.getByRole("contentinfo").getByRole("link", { name: ms.services }).click();
  await expect(page).toHaveURL(/\/services\/$/);
  await switchTo(page, "en");
  await page.goBack();
  await expect(page).toHaveURL(/\/contact\/$/);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.contactTitle);
});

test("?lang=ms overrides the stored language and is not in the canonical URL", async ({ page }) => {
  await storeLanguage(page, "en");
  await openPage(page, "/services/?lang=ms");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ms.servicesTitle);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/services\/$/);
});

test(
  "ignores an unknown ?lang value and an invalid stored language",
  fullOnly,
  async ({ page }) => {
    await storeLanguage(page, "zz\u0000<b>");
    await openPage(page, "/services/?lang=zz");
    await waitForRequests(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page).toHaveURL(/\/services\/\?lang=zz$/);
    await switchTo(page, "ms");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("language"))).toBe("ms");
  },
);

test("a language change applies to all open tabs", async ({ page, context }) => {
  await openPage(page, "/");
  const other = await context.newPage();
  await openPage(other, "/services/");
  await switchTo(other, "ms");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ms.heroTitle);
  await switchTo(page, "en");
  await expect(other.locator("html")).toHaveAttribute("lang", "en");
});
