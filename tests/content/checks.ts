import type { Page } from "playwright/test";
import { contrast } from "@/lib/colour-mixing";
import { colours } from "@/lib/content/colours";
import { company } from "@/lib/content/company";
import { pigments } from "@/lib/content/pigments";
import { pigmentIdentity, pigmentKeys } from "@/lib/facts/inquiry";
import { expect } from "@/tests/helpers/fixtures";
import { setStyle } from "@/tests/helpers/text-layout";
import { messages } from "./site";

/** The colours of text on a pigment, by the `text` of its facts. */
export const textColours = {
  dark: colours["on-light-pigment"],
  light: colours["on-dark-pigment"],
};

/** Expects no faults. Otherwise the test goes on, and fails with the place, the first fault and the advice. */
export function expectNone(faults: string[], place: string, advice: string) {
  expect.soft(faults, `${place}: ${faults[0]}: ${advice}`).toEqual([]);
}

/**
 * Matches what is not translated: code, names, texts with a language of their own, and the language toggle with its
 * announcement; also their attributes.
 */
const notTranslated =
  "script, style, noscript, [translate='no'], main [lang], button [lang], header [role='status']";

/** Returns all texts and text attributes that are translated. */
export function readTexts(page: Page) {
  return page.evaluate((notTranslated) => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (!text.parentElement?.closest(notTranslated)) texts.push(text.textContent?.trim() ?? "");
    }
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      const elements = [...document.querySelectorAll(`[${name}]`)];
      const translated = elements.filter((element) => !element.closest(notTranslated));
      texts.push(...translated.map((element) => element.getAttribute(name) ?? ""));
    }
    return texts.filter((text) => /\p{L}/u.test(text));
  }, notTranslated);
}

/** Names and facts, which are the same in both languages; the longest first. */
const untranslated = [
  company.email,
  ...Object.values(company.address),
  ...company.socialProfiles.map(({ name }) => name),
  ...Object.values(pigments).map(({ name }) => name),
  ...pigmentKeys.map((pigment) => pigmentIdentity(pigment).join(", ")),
  messages.menu,
].sort((a, b) => b.length - a.length);

/** Dates, numbers with units, and abbreviations of packages and documents, which are the same in English and Malay. */
const sameInAllLanguages =
  /\b\d{1,2} (?:April|September|November) \d{4}\b|[\d.,]+ ?(?:kg|g|t|ml|[lL]|mm|cm|m[²³]?|°C)(?!\p{L})|\b(?:F?IBC|SDS|TDS|CoA|CAS)\b/gu;

/** Whether a text has words of its language. */
function hasWords(text: string) {
  return /\p{L}/u.test(text.replace(sameInAllLanguages, ""));
}

/** Whether a text has words that are not part of a name or a fact. */
export function isTranslatable(text: string) {
  text = text.replaceAll("\u00a0", " ");
  return hasWords(untranslated.reduce((rest, name) => rest.replaceAll(name, ""), text));
}

/** Returns the size of each element of the content. */
export function readSizes(page: Page) {
  return page.locator("main *").evaluateAll((all) =>
    all.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return `${element.localName}.${element.getAttribute("class")} ${width} × ${height}`;
    }),
  );
}

/** Expects the browser bar to have the colour of the header. */
export async function expectBarColour(page: Page) {
  const [bar, header] = await page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
    const meta = metas.find(({ media }) => matchMedia(media).matches);
    const colour = document.body.appendChild(document.createElement("i"));
    colour.style.background = meta?.content ?? "";
    const elements = [colour, document.querySelector("header")!];
    const colours = elements.map((element) => getComputedStyle(element).backgroundColor);
    colour.remove();
    return colours;
  });
  const advice = "change themeColor in app/layout.tsx to the colour of the header";
  expect.soft(bar, advice).toBe(header);
}

/** Expects only the pigments of strips and of their choice to be kept in forced colours, in both schemes. */
export async function expectForcedColours(page: Page, place: string) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: "active" });
    const { strips, others } = await page.evaluate(() => {
      // Backgrounds of one colour are forced, images are not.
      const isKept = (element: Element) => {
        const pseudoElement = element.matches("[type=radio]") ? "::before" : null;
        const style = getComputedStyle(element, pseudoElement);
        return style.forcedColorAdjust === "none" || style.backgroundImage !== "none";
      };
      const kept = [...document.querySelectorAll("body *")].filter(isKept);
      const others = kept.filter((element) => !element.matches(".strip, [name=pigment]"));
      return {
        strips: kept.length - others.length,
        others: others.map((element) => element.outerHTML.slice(0, 100)),
      };
    });
    const scheme = `${place} in forced colours, ${colorScheme}`;
    expect.soft(strips, `${scheme}: the strips have lost their pigments`).toBeGreaterThan(0);
    expectNone(others, scheme, "delete forced-color-adjust or the background image of this part");
  }
  await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
}

/** Expects the controls of the header and the content to be at least 44 px high. */
export async function expectHighControls(page: Page, path: string) {
  const controls = page
    .locator("header :is(a, button), main :is(button, input, textarea, a[class*=rounded])")
    .filter({ visible: true });
  expect.soft(await controls.count(), `${path} has no controls`).toBeGreaterThan(1);
  // A visitor can press the label of a checkbox.
  const low = await controls.evaluateAll((controls) =>
    controls
      .filter((control) => !control.matches("[type=checkbox]"))
      .filter((control) => control.getBoundingClientRect().height < 44)
      .map((control) => control.textContent || control.outerHTML),
  );
  expectNone(low, path, "give the control the class h-control, which is 44 px on a phone");
}

/** Expects Tab, and Shift+Tab back, to reach the same elements, and each to show its focus with nothing above it. */
export async function expectVisibleFocus(page: Page, path: string) {
  // The map is third-party.
  await setStyle(page, "iframe { display: none }");
  const first = await pressKey(page, path, "Tab");
  const names = [first.name];
  for (let focus = first; !focus.isLast; names.push(focus.name)) {
    focus = await pressKey(page, path, "Tab");
  }
  expect.soft(first.name, `${path}: what Tab reaches first`).toBe(messages.skipToContent);
  for (const name of names.slice(0, -1).reverse()) {
    const advice = `${path}: delete tabIndex, so that Tab and Shift+Tab have the same order`;
    expect((await pressKey(page, path, "Shift+Tab")).name, advice).toBe(name);
  }
  await setStyle(page, "");
}

/** Presses a key that moves the focus, and returns the name of the focused element, and whether it is the last link. */
async function pressKey(page: Page, path: string, key: string) {
  await page.keyboard.press(key);
  const { ring, background, ...focus } = await page.evaluate(readFocus);
  expect(focus.name, `${path}: ${key} leaves the page before its last link`).not.toBe("BODY");
  const ratio = contrast(ring, background);
  if (ratio < 3) focus.faults.push(`a contrast of ${ratio} with ${background}`);
  const advice = "show the ring of the site above everything, or change highlight in colours.ts";
  expectNone(focus.faults, `${path}: ${key}: the focus of ${focus.name}`, advice);
  return focus;
}

/** Returns how the focused element looks. Self-contained: runs in the page. */
function readFocus() {
  const element = document.activeElement!;
  // A strip of the fan deck has its outline on a pseudo-element, on its white frame.
  const isStrip = element.matches("[type=radio]");
  const { outlineStyle, outlineColor } = getComputedStyle(element, isStrip ? "::before" : null);
  const readBackground = (element: Element) => getComputedStyle(element).backgroundColor;
  let surface = element.parentElement!;
  while (surface.parentElement && readBackground(surface) === "rgba(0, 0, 0, 0)") {
    surface = surface.parentElement;
  }
  const frame = getComputedStyle(element).getPropertyValue("--card");
  const { left, top, width, height } = element.getClientRects()[0]!;
  // The browser scrolls the first line of a textarea into view.
  const centre = document.elementFromPoint(left + width / 2, top + Math.min(height, 44) / 2);
  const hasRing = outlineStyle === "solid";
  return {
    name: element === document.body ? "BODY" : element.textContent || element.id || element.tagName,
    isLast: [...document.querySelectorAll("footer a[href]")].pop() === element,
    ring: outlineColor,
    background: isStrip ? frame : readBackground(surface),
    faults: [hasRing ? [] : "no ring", element.contains(centre) ? [] : "covered"].flat(),
  };
}
