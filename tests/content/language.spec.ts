import type { Page } from "playwright/test";
import { company } from "@/lib/content/company";
import { pigments } from "@/lib/content/pigments";
import { colourIndexName, pigmentKeys } from "@/lib/facts/pigments";
import { defaultLanguage, languageCodes } from "@/lib/i18n/languages";
import { expect, exportTest as test } from "@/tests/helpers/browser-test";
import { replaceTextNodes } from "@/tests/helpers/conditions";
import { messages } from "@/tests/helpers/dictionaries";
import { switchTo } from "@/tests/helpers/locators";
import { paths } from "@/tests/helpers/page-paths";
import { openPageIn } from "@/tests/helpers/waiting";

/** Matches what is not translated: code, names, and the language toggle with its announcement; also their attributes. */
const notTranslated =
  "script, style, noscript, [translate='no'], button [lang], header [role='status']";

/** Returns all texts and text attributes that are translated. */
function readTexts(page: Page) {
  return page.evaluate((notTranslated) => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent?.closest(notTranslated)) texts.push(walker.currentNode.nodeValue?.trim() ?? "");
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
  ...pigmentKeys.map(colourIndexName),
  messages.menu,
].sort((a, b) => b.length - a.length);

/** Whether a text contains letters that are not part of a name or a fact. */
function isTranslatable(text: string) {
  text = text.replaceAll("\u00a0", " ");
  return /\p{L}/u.test(untranslated.reduce((rest, name) => rest.replaceAll(name, ""), text));
}

const otherLanguages = languageCodes.filter((code) => code !== defaultLanguage);

for (const path of [...paths, "/nowhere/"]) {
  test(`the toggle translates every text on ${path}, and back`, async ({ page }) => {
    // The opening status of the contact page must not change during the test.
    await page.clock.setFixedTime("2026-11-23T09:00:00Z");
    await openPageIn(page, defaultLanguage, path);
    const originals = await readTexts(page);
    const translated = new Map<string, string[]>();
    for (const language of otherLanguages) {
      await switchTo(page, language);
      const translations = await readTexts(page);
      translated.set(language, translations);
      expect(translations.length).toBeGreaterThan(10);
      // Not by their position: a link in a sentence divides it into texts, which differ in number.
      const unchanged = translations
        .filter((text) => originals.includes(text))
        .filter(isTranslatable);
      const advice = `translate "${unchanged.join('", "')}" of ${path} in messages/${language}.json, or give names translate="no"`;
      expect(unchanged, advice).toEqual([]);
    }
    await switchTo(page, defaultLanguage);
    const advice = `${path}: show texts with <Message />, so that the toggle changes them back`;
    expect(await readTexts(page), advice).toEqual(originals);

    await replaceTextNodes(page);
    for (const [language, translations] of [...translated, [defaultLanguage, originals] as const]) {
      await switchTo(page, language);
      const advice = `${path}: give each text an element of its own, so that React can replace it after browser translation`;
      expect(await readTexts(page), advice).toEqual(translations);
    }
  });
}
