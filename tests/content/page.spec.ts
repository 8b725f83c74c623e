import type { Page } from "playwright/test";
import { contrast } from "@/lib/colour-mixing";
import { textContrast } from "@/lib/content/colours";
import { company } from "@/lib/content/company";
import { pigments } from "@/lib/content/pigments";
import { routes } from "@/lib/content/routes";
import { isInNavigation, navigationRoutes, publishedRoutes } from "@/lib/facts/routes";
import { type Language, defaultLanguage, languageCodes } from "@/lib/i18n/languages";
import { expectNoViolations } from "@/tests/helpers/axe";
import { desktop, pauseTimers, phone, replaceTextNodes } from "@/tests/helpers/conditions";
import { textOf } from "@/tests/helpers/export";
import { expect } from "@/tests/helpers/fixtures";
import { heading, languageToggle, mainNavigationLink, switchTo } from "@/tests/helpers/locators";
import { readLooks } from "@/tests/helpers/styles";
import {
  largeText,
  readBrokenWords,
  readOverflow,
  setFont,
  setStyle,
} from "@/tests/helpers/text-layout";
import { advanceClock, openPage, openPageIn } from "@/tests/helpers/waiting";
import {
  expectBarColour,
  expectForcedColours,
  expectHighControls,
  expectNone,
  expectVisibleFocus,
  isTranslatable,
  readSizes,
  readTexts,
  textColours,
} from "./checks";
import { expectFittingText, expectHeaderRows, expectPrint } from "./layout-checks";
import { dictionaries, messages, pagePath, paths, readPages, test } from "./site";

const errorPage = { path: "/nowhere", title: "notFoundTitle", heading: "errorTitle" } as const;
const pages = [...publishedRoutes, errorPage];
const otherLanguages = languageCodes.filter((code) => code !== defaultLanguage);

/** Axe demands of all texts what those on pigments have; `design-tokens.spec.ts` tests the other colours. */
const contrasts = Object.values(pigments).map(({ colour, text }) =>
  contrast(colour, textColours[text]),
);
const axeContrast = Math.min(...contrasts) < textContrast ? 4.5 : textContrast;

for (const route of pages) {
  const path = pagePath(route);
  const link = "label" in route && isInNavigation(route) ? route.label : undefined;

  test(`${path} has its texts in each language, is legible, and shows the focus on a desktop`, async ({
    page,
  }) => {
    const current = page.getByRole("banner").locator("a[aria-current=page]:visible");
    const expectCurrentLink = (language: Language) => {
      const label = link ? [dictionaries[language][link]] : [];
      return expect.soft(current, `the current link of ${path}`).toHaveText(label);
    };
    await page.setViewportSize(desktop);
    // The opening status of the contact page must not change during the test.
    await page.clock.setFixedTime("2026-11-23T09:00:00Z");
    await openPageIn(page, defaultLanguage, path);
    const sizes = await readSizes(page);
    const originals = await readTexts(page);

    await test.step("in the default language, in the light scheme", async () => {
      await expectTexts(page, route, defaultLanguage);
      await expectCurrentLink(defaultLanguage);
      await expectNoViolations(page, "html", axeContrast);
      await expectBarColour(page);
      await expectVisibleFocus(page, path);
      await expectForcedColours(page, path);
    });

    const translated: (readonly [Language, string[]])[] = [];
    await page.emulateMedia({ colorScheme: "dark" });
    for (const language of otherLanguages) {
      await test.step(`in ${language}, in the dark scheme`, async () => {
        await switchTo(page, language);
        await expectTexts(page, route, language);
        await expectCurrentLink(language);
        await expectNoViolations(page, "html", axeContrast);
        await expectBarColour(page);
        const texts = await readTexts(page);
        translated.push([language, texts]);
        expect(texts.length, `${path} has hardly any text`).toBeGreaterThan(10);
        // Not by their position: a link in a sentence divides it into texts, which differ in number.
        const unchanged = texts.filter((text) => originals.includes(text)).filter(isTranslatable);
        const advice = `translate it in messages/${language}.json, or give names translate="no"`;
        expectNone(unchanged, path, advice);
      });
    }

    await test.step("back in the default language, and after browser translation", async () => {
      await switchTo(page, defaultLanguage);
      const advice = `${path}: show texts with <Message />, so that the toggle changes them back`;
      expect.soft(await readTexts(page), advice).toEqual(originals);
      await replaceTextNodes(page);
      for (const [language, texts] of [...translated, [defaultLanguage, originals] as const]) {
        await switchTo(page, language);
        const advice = `${path}: give each text an element of its own, so that React can replace it after browser translation`;
        expect.soft(await readTexts(page), advice).toEqual(texts);
      }
    });

    const other = navigationRoutes.find((other) => other !== route);
    if (!link || !other) return;

    await test.step("after a click on its link, in the layout of a direct visit", async () => {
      await page.emulateMedia({ colorScheme: "light" });
      await openPage(page, pagePath(other));
      await mainNavigationLink(page, messages[link]).click();
      await expect(heading(page)).toHaveText(messages[route.heading]);
      await expect.poll(() => readSizes(page), `${path} lacks a style sheet`).toEqual(sizes);
    });
  });
}

test.describe("on a phone", () => {
  test.use({
    viewport: phone,
    hasTouch: true,
    // Other browsers do not emulate one.
    isMobile: ({ browserName }, provide) => provide(browserName === "chromium"),
  });

  for (const route of pages) {
    const path = pagePath(route);

    test(`${path} is legible in each language, shows the focus, and has high controls`, async ({
      page,
    }) => {
      await openPageIn(page, defaultLanguage, path);
      await expectHighControls(page, path);
      await expectNoViolations(page, "html", axeContrast);
      await expectVisibleFocus(page, path);
      await page.emulateMedia({ colorScheme: "dark" });
      for (const language of otherLanguages) {
        await test.step(`after a direct visit in ${language}, in the dark scheme`, async () => {
          await openPageIn(page, language, path);
          await expectTexts(page, route, language);
          await expectNoViolations(page, "html", axeContrast);
        });
      }
    });
  }

  test("the open menu has no axe violations", async ({ page }) => {
    await openPage(page, "/");
    await page.getByRole("button", { name: messages.menu }).click();
    await expect(page.locator("#mobile-menu")).toBeVisible();
    await expectNoViolations(page, "html", axeContrast);
  });

  test("the form about a pigment keeps only strips in forced colours, and looks the same after a tap", async ({
    page,
    browserName,
  }) => {
    const path = `${pagePath(routes.contact)}?about=${Object.keys(pigments)[0]}`;
    await openPage(page, path);
    await expectForcedColours(page, path);
    test.skip(browserName !== "chromium", "Only Chromium emulates a touch screen.");
    // A press may scroll its button, which ends the hover state.
    await page.evaluate(() => {
      const ignore = (event: Event) => {
        event.preventDefault();
        event.stopPropagation();
      };
      addEventListener("click", ignore, true);
    });
    const buttons = page.locator("form :is(button, a[class*=rounded])").filter({ visible: true });
    await expect(buttons).not.toHaveCount(0);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const button of await buttons.all()) {
        const before = await readLooks(button);
        const isHovered = async () => {
          await button.tap();
          return button.evaluate((element) => element.matches(":hover"));
        };
        // Until the page does not move any more.
        await expect.poll(isHovered).toBe(true);
        expect.soft(await readLooks(button), `a tapped button, ${colorScheme}`).toEqual(before);
      }
    }
  });
});

test.describe("in the typeface", () => {
  test.use({ loadsTypeface: true });

  for (const path of pages.map(pagePath)) {
    test(`${path} fits all widths in each font and language, and paper`, async ({ page }) => {
      await openPageIn(page, defaultLanguage, path);
      for (const language of languageCodes) {
        await test.step(`in ${language}`, async () => {
          if (language !== defaultLanguage) await switchTo(page, language);
          await expectFittingText(page, `${path} in ${language}`);
          const isOftenPrinted = [routes.services, routes.contact].map(pagePath).includes(path);
          await expectPrint(page, path, isOftenPrinted);
        });
      }
    });
  }
});

/** The content of the windows of common laptops. */
const laptops = [
  { width: 1366, height: 657 },
  { width: 1440, height: 789 },
  { width: 1536, height: 730 },
  { width: 1920, height: 900 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
];

test("the header has the same rows at any width, and a laptop shows the first buttons whole", async ({
  page,
}) => {
  await openPageIn(page, defaultLanguage, "/");
  // A notice, which is shown for some days, moves the buttons down.
  await page.locator("aside").evaluateAll((all) => all.forEach((notice) => notice.remove()));
  const buttons = page.locator("main > section").first().getByRole("link");
  for (const language of languageCodes) {
    if (language !== defaultLanguage) await switchTo(page, language);
    await expectHeaderRows(page, language);
    for (const laptop of laptops) {
      await page.setViewportSize(laptop);
      await expect(buttons).not.toHaveCount(0);
      for (const button of await buttons.all()) {
        const place = `a button of the first section at ${Object.values(laptop).join(" × ")} in ${language}`;
        const advice = "shorten the texts of the hero or of the pigments";
        await expect.soft(button, `${place}: ${advice}`).toBeInViewport({ ratio: 1 });
      }
    }
  }
});

/** The first button that opens a toast: without scripts, a link with the same text to the form replaces it. */
const [inquiry] = readPages().flatMap(({ path, document }) => {
  const links = [...document.querySelectorAll("main a[href*='?about=']")].map(textOf);
  const buttons = [...document.querySelectorAll("main button")].map(textOf);
  const name = buttons.find((button) => links.includes(button));
  return name ? { path, name } : [];
});

if (inquiry) {
  test("no result of a press is cut on a phone, or breaks with 200% text", async ({ page }) => {
    const toast = "section[aria-label] li";
    await page.setViewportSize(phone);
    // The toast stays open.
    await pauseTimers(page);
    await openPage(page, inquiry.path);
    await setFont(page, "narrow");
    const button = page.getByRole("main").getByRole("button", { name: inquiry.name, exact: true });
    await button.click();
    await expect(button).not.toHaveAttribute("aria-busy");
    for (const language of languageCodes) {
      if (language !== defaultLanguage) await languageToggle(page).click();
      await advanceClock(page, 1000);
      const texts = dictionaries[language];
      await expect(page.locator(toast)).toContainText(texts.serviceInquiry);
      for (const css of ["", largeText]) {
        await setStyle(page, css);
        const place = `${inquiry.path} in ${language} after a press`;
        expectNone(await readOverflow(page), place, "shorten the text, or let it wrap");
      }
      const broken = await readBrokenWords(page, toast);
      expectNone(broken, `toast in ${language}`, `shorten it in messages/${language}.json`);
      await setStyle(page, "");
    }
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("every text is visible from the first frame", async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      // Restarts all animations, and pauses them at their start.
      await setStyle(page, "* { animation: none !important }");
      await expect(page.locator("main .page-container").first()).toHaveCSS(
        "animation-name",
        "none",
      );
      await setStyle(page, "* { animation-play-state: paused !important }");
      // The fan deck shows only the description of the selected pigment, and the form its thanks after a redirect. Details
      // and popovers open without scripts; what has `no-js:hidden` needs them.
      const texts = page.locator(
        ":is(main, footer) :is(h1, h2, h3, p, li, dd, label, legend):not(input:not(:checked) + div p, #sent, details *, [popover] *, [class*='no-js:hidden'], [class*='no-js:hidden'] *)",
      );
      await expect(texts).not.toHaveCount(0);
      const hidden = await texts.filter({ hasText: /\S/ }).evaluateAll((texts) => {
        const options = { opacityProperty: true, visibilityProperty: true };
        const invisible = texts.filter((text) => !text.checkVisibility(options));
        return invisible.map((text) => text.textContent);
      });
      expectNone(
        hidden,
        path,
        "show it without scripts, in <details>, or not at all (no-js:hidden)",
      );
    }
  });
});

/** Expects the title and the heading of a page. */
async function expectTexts(page: Page, route: (typeof pages)[number], language: Language) {
  const texts = dictionaries[language];
  const source = `page.tsx of ${pagePath(route)}`;
  const advice = `the ${source} needs the metadata and the heading of its route in lib/content/routes.ts`;
  await expect.soft(page, advice).toHaveTitle(`${texts[route.title]} | ${company.name}`);
  await expect.soft(heading(page), advice).toHaveText(texts[route.heading]);
  const first = `the section with the heading has to be the first of the ${source}`;
  await expect.soft(heading(page), first).toBeInViewport();
}
