import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import { company, contactForm } from "@/lib/company";
import { addressValues, rightsHolder } from "@/lib/derived-facts";
import { formatDays, formatHours, formatSpecialDates } from "@/lib/i18n/format-hours";
import { defaultLanguage, languages } from "@/lib/i18n/languages";
import { inquiryHref } from "@/lib/inquiry";
import { groupHours } from "@/lib/opening-hours";
import { pigments } from "@/lib/pigments";
import { hrefOf, routes } from "@/lib/routes";
import { services } from "@/lib/services";
import en from "@/messages/en.json";
import { exportFolder } from "@/tests/helpers/exported-file";
import { readExportedPage, textOf, textsOf } from "@/tests/helpers/exported-page";
import { fixedLabels } from "@/tests/helpers/fixed-labels";

const messages: Record<string, string> = en;
const english = createTranslator({ locale: "en", messages: en });
const pagePaths = Object.values(routes).map(hrefOf);

/** The values of placeholders, except those of the hours and of a service. */
const values: Record<string, string> = {
  company: company.name,
  ...addressValues,
  ...(contactForm && { host: new URL(contactForm.endpoint).host }),
};

/** Returns a message as the texts of its elements: split at `<name>` and line breaks. */
function split(message = "") {
  return message
    .replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder)
    .split(/<\/?name>|\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Returns each value of an object and of the objects in it. */
function factsOf(value: unknown): string[] {
  return value instanceof Object ? Object.values(value).flatMap(factsOf) : [String(value)];
}

const knownTexts = new Set([
  ...Object.values(messages).flatMap(split),
  ...services.map(({ title }) => english("learnMoreAbout", { service: english(title) })),
  ...factsOf(company),
  ...groupHours().flatMap((row) => [formatDays(english, row), formatHours(english, row.hours)]),
  ...company.specialHours.flatMap((special) => [
    formatSpecialDates(english, defaultLanguage, special),
    formatHours(english, special.hours),
  ]),
  ...Object.values(pigments).flatMap(({ name, number }) => [name, "C.I.", String(number)]),
  ...Object.values(languages).map(({ label }) => label),
  rightsHolder,
]);

function readMain(pagePath: string) {
  const main = readExportedPage(exportFolder, pagePath).querySelector("main");
  if (!main) throw new Error(`${pagePath} has no <main>`);
  return main;
}

describe.each([...pagePaths, "404.html"])("the texts of %s", (pagePath) => {
  const { body } = readExportedPage(exportFolder, pagePath);
  const main = readMain(pagePath);

  it("are messages or facts", () => {
    const described = [...body.querySelectorAll("[aria-label], [title], [alt]")].flatMap(
      (element) => ["aria-label", "title", "alt"].map((name) => element.getAttribute(name) ?? ""),
    );
    // Punctuation, and the numbers of process steps, are neither.
    const texts = [...textsOf(body), ...described].filter(
      (text) => /[\p{L}\d]/u.test(text) && !/^\d\d$/.test(text),
    );
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => !knownTexts.has(text))).toEqual([]);
  });

  it("contain no heading twice, and no item of a list twice", () => {
    const titles = [...main.querySelectorAll("h1, h2")].map(textOf);
    const lists = [...body.querySelectorAll("ul, ol")].map((list) =>
      [...list.children].map(textOf),
    );
    expect(titles).not.toEqual([]);
    expect(lists).not.toEqual([]);
    for (const texts of [titles, ...lists]) expect([...new Set(texts)]).toEqual(texts);
  });

  it("label each field of a form with its message", () => {
    const fields = [
      ...main.querySelectorAll("form :is(input:not([type=hidden], [hidden]), textarea)"),
    ];
    const labels = [...main.querySelectorAll("form label")] as HTMLLabelElement[];
    expect(labels.map((label) => [label.htmlFor, textOf(label)])).toEqual(
      fields.map(({ id }) => [id, messages[`${id}Optional`] ?? messages[id]]),
    );
    const areas = fields.filter(({ localName }) => localName === "textarea");
    expect(areas.map(({ id }) => id)).toEqual(fields.length > 0 ? ["message"] : []);
  });

  it("include profiles, links, phone and copyright in the footer", () => {
    const footer = body.querySelector("footer");
    const links = [...(footer?.querySelectorAll("a") ?? [])].map(textOf);
    expect(links).toEqual([
      company.phone,
      company.email,
      `${english("addressText", addressValues)} ${en.opensInNewTab}`,
      ...Object.values(routes).map(({ label }) => en[label]),
      ...company.socialProfiles.map(({ name }) => name),
    ]);
    const rights = textOf([...(footer?.querySelectorAll("p") ?? [])].at(-1));
    expect(rights.startsWith(`© ${company.copyrightYear} ${rightsHolder}.`), rights).toBe(true);
    expect(rights.endsWith(` ${en.allRightsReserved}`), rights).toBe(true);
  });
});

describe("the fixed labels", () => {
  // The messages of a removed section are removed with it.
  const remaining = fixedLabels.filter(
    ([pagePath, heading]) => pagePaths.includes(pagePath) && heading in messages,
  );

  it.each(remaining)("appear on %s in the section %s: %j", (pagePath, heading, labels) => {
    const headings = [...readMain(pagePath).querySelectorAll("h1, h2")];
    const title = headings.find(
      (element) => textOf(element) === split(messages[heading]).join(" "),
    );
    expect(title, `a heading with the message ${heading}`).toBeDefined();
    const texts = textsOf(title?.closest("section"));
    const missing = labels.filter((key) => key in messages && !texts.includes(messages[key] ?? ""));
    expect(missing).toEqual([]);
  });
});

describe("the services page", () => {
  it("shows each service with its features and a link, in the order of lib/services.ts", () => {
    const cards = [...readMain(hrefOf(routes.services)).querySelectorAll("li:has(h3):has(ul)")];
    const shown = cards.map((card) => ({
      title: textOf(card.querySelector("h3")),
      description: textOf(card.querySelector("p")),
      features: [...card.querySelectorAll("li")].map(textOf),
      links: [...card.querySelectorAll("a")].map((link) => [
        textOf(link),
        link.getAttribute("href"),
      ]),
    }));
    expect(shown).toEqual(
      services.map(({ title, description, features }) => ({
        title: en[title],
        description: en[description],
        features: features.map((feature) => en[feature]),
        links: [
          [
            `${en.learnMore} ${english("learnMoreAbout", { service: en[title] })}`,
            inquiryHref(title).replace("?", "/?"),
          ],
        ],
      })),
    );
  });
});
