import type { Page } from "playwright/test";
import { contrast } from "@/lib/colour-mixing";
import { company } from "@/lib/content/company";
import { expect } from "@/tests/helpers/fixtures";
import {
  fonts,
  largeText,
  readBrokenWords,
  readOverflow,
  readOverlaps,
  setFont,
  setStyle,
} from "@/tests/helpers/text-layout";
import { expectNone } from "./checks";

/** An A4 sheet between its margins, in CSS pixels. */
const sheet = { width: 703, height: 1032 };

const styles = {
  "usual text": "",
  // https://www.w3.org/TR/WCAG22/#text-spacing
  "text spacing": `* {
    line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
  } p { margin-bottom: 2em !important; }`,
  "200% text": largeText,
};

/** Widths at breakpoints, and just below them in the widest font, with the styles that are tested there. */
const layouts = [
  { width: 320, tested: ["usual text", "text spacing", "200% text"], fonts },
  { width: 639, tested: ["usual text"], fonts: ["wide"] },
  { width: 768, tested: ["200% text"], fonts },
  { width: 1023, tested: ["usual text"], fonts: ["wide"] },
  { width: 1024, tested: ["usual text", "200% text"], fonts },
  { width: 1279, tested: ["usual text"], fonts: ["wide"] },
  { width: 1280, tested: ["usual text", "200% text"], fonts },
] as const;

/** Expects no clipped, overlapping or broken text at any width, in any font. */
export async function expectFittingText(page: Page, place: string) {
  for (const { width, tested, fonts } of layouts) {
    await page.setViewportSize({ width, height: 800 });
    for (const font of fonts) {
      for (const style of tested) {
        // At once, so that the page is laid out once.
        await Promise.all([setFont(page, font), setStyle(page, styles[style])]);
        const problems = [...(await readOverflow(page)), ...(await readOverlaps(page))];
        // With text spacing, the longest word in the wide font does not fit on the smallest phone.
        if (style !== "text spacing" || font !== "wide") {
          const isUsual = style === "usual text";
          // In large text, the chemical names of the pigments, in a fieldset, may break.
          const texts = `h1, h2, h3, :is(p, li, dt, td, th)${isUsual ? "" : ":not(fieldset *)"}`;
          const isTight = !isUsual && (font === "wide" || width === 320);
          problems.push(...(await readBrokenWords(page, isTight ? "h1, h2, h3" : texts)));
        }
        const advice =
          "let columns wrap (flex-wrap, auto-fit), give tables break-normal, shorten words, or lower the vw of the size in tokens.css";
        expectNone(problems, `${place} at ${width} px, ${style}, ${font} font`, advice);
      }
    }
  }
  await setStyle(page, "");
}

/** Expects the header to have the same rows at any width, without overlaps, and either links or the menu button. */
export async function expectHeaderRows(page: Page, language: string) {
  await setFont(page, "wide");
  // Without the rest, a resize takes a fraction of the time.
  await setStyle(page, "main, footer { display: none }");
  await page.setViewportSize({ width: 1920, height: 800 });
  const { rows: desktopRows } = await page.getByRole("banner").evaluate(readHeader);
  const steps = Array.from({ length: 36 }, (_, index) => 320 + 32 * index);
  const belowBreakpoints = [351, 639, 1023, 1279];
  for (const width of [...steps, ...belowBreakpoints]) {
    await page.setViewportSize({ width, height: 800 });
    const { rows, hasLinks, faults } = await page.getByRole("banner").evaluate(readHeader);
    if (rows !== (hasLinks ? desktopRows : 1)) faults.push(`${rows} rows`);
    const advice = `shorten the labels in messages/${language}.json or the name, or give a route navigation: false`;
    expectNone(faults, `the header in ${language} at ${width} px`, advice);
  }
  await setStyle(page, "");
}

/** Returns the number of rows of the header, whether it shows links, and what is wrong with it at the current width. Self-contained. */
function readHeader(header: Element) {
  const controls = [...header.querySelectorAll("a, button, select")].filter((control) =>
    control.checkVisibility(),
  );
  const boxes = controls.map((control) => control.getBoundingClientRect());
  const centres = boxes.map(({ top, bottom }) => (top + bottom) / 2);
  const hasLinks = controls.some((control) => control.closest("nav"));
  const hasMenuButton = controls.some((control) => control.matches("[popovertarget=mobile-menu]"));
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
}

/** Expects a page to print dark text on white; and, if it is often printed, all that a reader of paper needs, and no more. */
export async function expectPrint(page: Page, path: string, isOftenPrinted: boolean) {
  await setFont(page, "narrow");
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: "print" });
  await expectDarkText(page, path);
  if (isOftenPrinted) await expectPaper(page, path);
  await page.emulateMedia({ media: "screen" });
}

/** Expects a printed page to have dark text on white, because printers do not print backgrounds. */
async function expectDarkText(page: Page, path: string) {
  const styles = await page.locator("body *").evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => getComputedStyle(element))
      .map(({ color, backgroundColor }) => ({ color, background: backgroundColor })),
  );
  expect(styles.length, `${path} prints nothing`).toBeGreaterThan(10);
  const faults = styles
    .filter(({ color, background }) => {
      return background !== "rgba(0, 0, 0, 0)" || contrast(color, "#ffffff") < 4.5;
    })
    .map(({ color, background }) => `${color} on ${background}`);
  expectNone(faults, `printed ${path}`, "print dark text on white, with print:…");
}

/** Expects a printed page to have the contacts once, whole words, no controls, and no blank bands or sheets. */
async function expectPaper(page: Page, path: string) {
  const advice = "change the print rules of that part, such as those in contact-lines.css";
  const broken = await readBrokenWords(page);
  // Longer words, such as an email address, do not fit a column.
  const short = broken.filter((word) => word.indexOf('" in <') < 40);
  expectNone(short, `a word on printed ${path} wraps`, advice);
  const controls = page.locator(
    ":is(nav, button, input, textarea, iframe, figure, main [role=status]):visible",
  );
  const controlAdvice = `hide buttons, fields and pictures of ${path} with \`print:hidden\``;
  await expect.soft(controls, controlAdvice).toHaveCount(0);
  await expect.soft(page.getByRole("banner").getByText(company.name)).toBeVisible();
  for (const name of [company.phone, company.email]) {
    const contact = page.locator("dd").getByRole("link", { name });
    await expect.soft(contact, `print ${name} once on ${path}`).toHaveCount(1);
  }
  const sheetAdvice =
    "hide a part, with `isPrinted={false}` of its `Section`, or the class `print:hidden`";
  expectNone(await readBlankBands(page), `printed ${path} has blank bands`, sheetAdvice);
  if (page.context().browser()?.browserType().name() !== "chromium") return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  const sheets = pdf.toString("latin1").match(/\/Type \/Page\b/g)!;
  // What must not break across sheets can need one more.
  const limit = Math.round(height / sheet.height) + 1;
  expect
    .soft(sheets.length, `sheets of printed ${path}: ${sheetAdvice}`)
    .toBeLessThanOrEqual(limit);
}

/** Returns the texts above which more than 2 cm of the printed content have neither text nor a picture. */
async function readBlankBands(page: Page) {
  const texts = ":is(h1, h2, h3, p, li, dt, dd, td, img)";
  const boxes = await page.locator(`main ${texts}`).evaluateAll(
    (elements, texts) =>
      elements
        .filter((element) => element.checkVisibility() && !element.querySelector(texts))
        .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
        .map(({ text, box: { top, bottom } }) => ({ text, top, bottom })),
    texts,
  );
  const [first, ...others] = boxes.sort((a, b) => a.top - b.top);
  let end = first?.bottom ?? 0;
  return others.flatMap(({ text, top, bottom }) => {
    const height = top - end;
    end = Math.max(end, bottom);
    return height > 76 ? `${Math.round(height)} px above "${text}"` : [];
  });
}
