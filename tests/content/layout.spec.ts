import type { Page } from "playwright/test";
import { routes } from "@/lib/content/routes";
import { languageCodes } from "@/lib/i18n/languages";
import { expect, exportTest as test } from "@/tests/helpers/browser-test";
import { desktop, phone } from "@/tests/helpers/conditions";
import { dictionaries } from "@/tests/helpers/dictionaries";
import { pagePath, paths } from "@/tests/helpers/page-paths";
import {
  fonts,
  largeText,
  readBrokenWords,
  readOverflow,
  setFont,
  setStyle,
} from "@/tests/helpers/text-layout";
import { openPageIn } from "@/tests/helpers/waiting";

const smallPhone = { width: 320, height: 640 };
/** https://www.w3.org/TR/WCAG22/#text-spacing */
const textSpacing = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-bottom: 2em !important; }`;

const cases = [
  { name: "320 px", viewport: smallPhone, css: "" },
  { name: "320 px, text spacing", viewport: smallPhone, css: textSpacing },
  { name: "320 px, 200% text", viewport: smallPhone, css: largeText },
  { name: "768 px, 200% text", viewport: { width: 768, height: 1024 }, css: largeText },
  { name: "1024 px", viewport: { width: 1024, height: 768 }, css: "" },
  { name: "1024 px, 200% text", viewport: { width: 1024, height: 768 }, css: largeText },
  { name: "1280 px", viewport: desktop, css: "" },
  { name: "1280 px, 200% text", viewport: desktop, css: largeText },
];

test.use({ contextOptions: { reducedMotion: "reduce" }, loadsTypeface: true });

for (const path of [...paths, "/nowhere/"]) {
  test(`${path} has no clipped, overlapping or broken text`, async ({ page }) => {
    for (const language of languageCodes) {
      await openPageIn(page, language, path);
      for (const font of fonts) {
        await setFont(page, font);
        for (const { name, viewport, css } of cases) {
          await page.setViewportSize(viewport);
          await setStyle(page, css);
          const problems = [...(await readOverflow(page)), ...(await readOverlaps(page))];
          // With text spacing, the longest word in the wide font does not fit on the smallest phone.
          if (css !== textSpacing || font !== "wide") {
            const headings = "h1, h2, h3";
            // In large text, the chemical names of the pigments, in a fieldset, may break.
            const texts = `${headings}, :is(p, li, dt, td, th)${css ? ":not(fieldset *)" : ""}`;
            const isTight = css && (font === "wide" || viewport === smallPhone);
            problems.push(...(await readBrokenWords(page, isTight ? headings : texts)));
          }
          const advice =
            "let columns wrap (flex-wrap, auto-fit), give tables break-normal, shorten words, or lower the vw of the size in tokens.css";
          const place = `${path} at ${name}, ${language}, ${font} font`;
          expect.soft(problems, `${place}: ${problems[0]}: ${advice}`).toEqual([]);
        }
      }
      await setStyle(page, "");
    }
  });
}

for (const language of languageCodes) {
  test(`no result of a press in ${language} is cut on a phone, or breaks with 200% text`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await openPageIn(page, language, pagePath(routes.services));
    await setFont(page, "narrow");
    // Beside the link that replaces it without scripts.
    const button = page.locator("main button:has(+ span > a)").first();
    test.skip((await button.count()) === 0, "No button of the page opens a toast.");
    await button.click();
    await expect(page.getByText(dictionaries[language].serviceInquiry)).toBeVisible();
    for (const css of ["", largeText]) {
      await setStyle(page, css);
      expect(await readOverflow(page), "shorten the text, or let it wrap").toEqual([]);
    }
    const broken = await readBrokenWords(page, "section[aria-label] li");
    const advice = `shorten ${broken.join(", ")} in messages/${language}.json`;
    expect(broken, advice).toEqual([]);
  });

  test(`the header in ${language} has the same rows at any width`, async ({ page }) => {
    await openPageIn(page, language, "/");
    await setFont(page, "wide");
    await page.setViewportSize({ width: 1920, height: 800 });
    const { rows: desktopRows } = await readHeader(page);
    const problems: string[] = [];
    for (let width = 320; width <= 1440; width += 16) {
      await page.setViewportSize({ width, height: 800 });
      const { rows, hasLinks, faults } = await readHeader(page);
      const expected = hasLinks ? desktopRows : 1;
      if (rows !== expected) faults.push(`${rows} rows instead of ${expected}`);
      problems.push(...faults.map((fault) => `${width} px: ${fault}`));
    }
    const advice = `${problems[0]}: shorten the labels in messages/${language}.json or the name, or give a route navigation: false`;
    expect(problems, advice).toEqual([]);
  });
}

/** Returns the number of rows of the header, whether it shows links, and what is wrong with it at the current width. */
function readHeader(page: Page) {
  return page.getByRole("banner").evaluate((header) => {
    const controls = [...header.querySelectorAll("a, button, select")].filter((control) =>
      control.checkVisibility(),
    );
    const boxes = controls.map((control) => control.getBoundingClientRect());
    const centres = boxes.map(({ top, bottom }) => (top + bottom) / 2);
    const hasLinks = controls.some((control) => control.closest("nav"));
    const hasMenuButton = controls.some((control) =>
      control.matches("[popovertarget=mobile-menu]"),
    );
    const overlaps = boxes.some((box, index) =>
      boxes.slice(index + 1).some(({ left, right, top, bottom }) => {
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      }),
    );
    const faults = [
      overlaps ? ["overlap"] : [],
      boxes.some(({ right }) => right > innerWidth) ? ["overflow"] : [],
      hasLinks === hasMenuButton ? ["not either links or the menu button"] : [],
      innerWidth === 320 && hasLinks ? ["links on a phone"] : [],
    ].flat();
    const sorted = centres.toSorted((a, b) => a - b);
    const rows = sorted.filter((centre, i) => i === 0 || centre - sorted[i - 1]! > 1).length;
    return { rows, hasLinks, faults };
  });
}

/** Returns the pairs of texts whose lines overlap. The sticky header and fixed elements may cover the content. */
function readOverlaps(page: Page) {
  return page.evaluate(() => {
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).position === "fixed" || isFixed(element.parentElement));
    const texts = ":is(h1, h2, h3, p, li, dt, dd, label, a, button)";
    return ["header", "main", "footer"].flatMap((root) => {
      const lines = [...document.querySelectorAll<HTMLElement>(`${root} ${texts}`)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest("[class*=sr-only], [popover]"))
        .filter((element) => !element.querySelector(texts))
        .flatMap((element) => {
          const { display, paddingTop } = getComputedStyle(element);
          // The padding of inline links may overlap.
          const padding = display === "inline" ? parseFloat(paddingTop) : 0;
          return Array.from(element.getClientRects(), ({ left, right, top, bottom }) => {
            return { element, left, right, top: top + padding, bottom: bottom - padding };
          });
        });
      return lines.flatMap((line, index) =>
        lines
          .slice(index + 1)
          .filter(({ element }) => element !== line.element)
          .filter(({ top, bottom }) => line.bottom > top + 1 && bottom > line.top + 1)
          .filter(({ left, right }) => line.right > left + 1 && right > line.left + 1)
          .map((other) => [line.element, other.element])
          .filter((pair) => pair.some(isFixed) === pair.every(isFixed))
          .map((pair) => pair.map(({ innerText, ariaLabel }) => innerText || ariaLabel))
          .map((names) => names.map((name) => name?.slice(0, 30)).join(" | ")),
      );
    });
  });
}
