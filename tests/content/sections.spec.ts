import type { Page } from "playwright/test";
import { company, unconfirmed } from "@/lib/content/company";
import { routes } from "@/lib/content/routes";
import type { DayHours } from "@/lib/content/schema";
import { services } from "@/lib/content/services";
import { mapOrigin } from "@/lib/facts/contacts";
import { defaultLanguage, languageCodes } from "@/lib/i18n/languages";
import { weekdays } from "@/lib/weekdays";
import { phone } from "@/tests/helpers/conditions";
import { structuredDataOf, textOf } from "@/tests/helpers/export";
import { expect } from "@/tests/helpers/fixtures";
import { switchTo } from "@/tests/helpers/locators";
import { openPage, waitForRequests } from "@/tests/helpers/waiting";
import { messages, pagePath, readPage, readPages, test } from "./site";

// If you delete the component that a comment names, delete the test below it, too.

/** Returns the label and the text of each line in an element, such as `["Phone", "+60 6-000 0000"]`. */
function readLines(element: Element | null | undefined): [string, string][] {
  return [...(element?.querySelectorAll("dt") ?? [])].map((term) => {
    const value = term.nextElementSibling;
    // A button may follow a link.
    return [textOf(term), textOf(value?.querySelector("a") ?? value)];
  });
}

/** Returns the weekdays that a label names: from the first to the last one. */
function readDays(label: string) {
  const text = label === messages.mondayFriday ? messages.monday + messages.friday : label;
  const isNamed = weekdays.map((day) => text.includes(messages[day]));
  return weekdays.slice(isNamed.indexOf(true), isNamed.lastIndexOf(true) + 1);
}

/** Returns the 24-hour times of a text such as `9:00 AM - 12:15 PM, 2:45 PM - 6:00 PM`. */
function readTimes(text: string) {
  const [, separator = ""] = messages.hoursRange.split(/\{\w+\}/);
  const periods = text === messages.closed ? [] : text.split(", ");
  const times = periods.flatMap((period) => period.split(separator));
  return times.map((time) => {
    const [hour = "", minute = ""] = time.match(/\d+/g) ?? [];
    const morning = messages.timeMorning.replace("{hour}", hour).replace("{minute}", minute);
    const hours = (Number(hour) % 12) + (time.includes(morning) ? 0 : 12);
    return `${hours}:${minute}`.padStart(5, "0");
  });
}

function timesOf(hours: DayHours) {
  const periods = hours === "closed" ? [] : [hours].flat();
  return periods.flatMap(({ opens, closes }) => [opens, closes]);
}

// components/sections/contact-details.tsx
test("footer and contact page state address, phone, email and other lines, and the hours", () => {
  const { document } = readPage(routes.contact);
  const advice =
    "app/contact/page.tsx needs <ContactDetails />: put it back, or delete its test in tests/content/sections.spec.ts";
  const contacts = [
    [messages.phone, company.phone],
    ...(company.whatsapp ? [["WhatsApp", company.whatsapp]] : []),
    [messages.email, company.email],
  ];
  const [address, ...others] = readLines(document.querySelector("footer address"));
  const order = "phone, email and address have to be the first lines of contact-lines.tsx";
  expect.soft(others.slice(0, contacts.length), order).toEqual(contacts);
  for (const part of [messages.address, ...Object.values(company.address)]) {
    expect.soft(address?.join(" "), `the address of the footer; ${order}`).toContain(part);
  }
  const details = document.querySelector('main [aria-labelledby="details-title"]');
  const lines = [...contacts, address, ...others.slice(contacts.length)];
  expect.soft(readLines(details), advice).toEqual(lines);

  const [week, special] = document.querySelectorAll('main [aria-labelledby="hours-title"] dl');
  const shown = readLines(week).flatMap(([label, hours]) =>
    readDays(label).map((day) => [day, readTimes(hours)]),
  );
  const facts = weekdays.map((day) => [day, timesOf(company.openingHours[day])]);
  expect.soft(shown, `hours of lib/content/company.ts: ${advice}`).toEqual(facts);

  const dates = company.specialHours.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const expected = dates.map(({ name, date, lastDate = date, hours }) => {
    const [year, , day] = lastDate.split("-").map(Number);
    const label = new RegExp(`^${name?.[defaultLanguage] ?? ""}.*\\b${day} \\p{L}+ ${year}$`, "u");
    return [expect.stringMatching(label), timesOf(hours)];
  });
  const rows = readLines(special).map(([label, hours]) => [label, readTimes(hours)]);
  expect.soft(rows, `specialHours of lib/content/company.ts: ${advice}`).toEqual(expected);
});

// components/sections/service-cards.tsx
test("the services page and its structured data list each service with its features", () => {
  const { document } = readPage(routes.services);
  const cards = [...document.querySelectorAll("main li:has(h3):has(ul)")].map((card) => ({
    name: textOf(card.querySelector("h3")),
    description: textOf(card.querySelector("p")),
    features: [...card.querySelectorAll("li")].map(textOf),
    links: [...card.querySelectorAll("a")].map(textOf),
    inquiries: [...card.querySelectorAll("a[href*='about=']")].map((a) => a.getAttribute("href")),
  }));
  const expected = services.map(({ title, description, features }, index) => {
    const about = messages.learnMoreAbout.replace("{service}", messages[title]);
    const inquiry = `${pagePath(routes.contact)}?about=${title}#form`;
    return {
      name: messages[title],
      // An owner may add links.
      description: expect.stringContaining(messages[description]),
      features: features.map((feature) => messages[feature]),
      links: expect.arrayContaining([`${messages.learnMore} ${about}`]),
      // None, if the card links to a page of the service.
      inquiries: cards[index]?.inquiries.map(() => inquiry),
    };
  });
  const advice =
    "app/services/page.tsx needs <ServiceCards />, which lists lib/content/services.ts, with a link that names each service (LearnMore)";
  expect.soft(cards, advice).toEqual(expected);
  const data = structuredDataOf(document).at(-1)?.hasOfferCatalog;
  const dataAdvice = "app/services/page.tsx needs <JsonLd data={servicesData()} /> as its last one";
  expect.soft(data, dataAdvice).toMatchObject({
    itemListElement: expected.map(({ name, features }) => {
      return { "@type": "Service", name, hasOfferCatalog: { itemListElement: features } };
    }),
  });
});

// components/sections/statistics.tsx
test("the statistics are read as a figure and its label", () => {
  const sections = readPages().flatMap(({ document }) => [
    ...document.querySelectorAll("section[aria-labelledby=companyInFigures-heading]"),
  ]);
  const { products, clients, years } = company.statistics ?? {};
  const expected = [
    `${products} ${messages.productsAvailable}`,
    `${clients} ${messages.satisfiedClients}`,
    `${years} ${messages.yearsExperience}`,
  ];
  const advice =
    "no page.tsx has <Statistics />: delete statistics in lib/content/company.ts, too, or put it back";
  expect(sections.length > 0, advice).toBe(company.statistics !== undefined);
  for (const section of sections) {
    expect([...section.querySelectorAll("li")].map(textOf), advice).toEqual(expected);
  }
});

// components/sections/office-map.tsx
const isMap = (frame: HTMLIFrameElement) => frame.title === messages.mapTitle;
const mapPage = readPages().find(({ document }) =>
  [...document.querySelectorAll("iframe")].some(isMap),
);

/** Opens the page of the map, expects it to load in view, and returns its requests before and after that. */
async function expectMap(page: Page, open: (path: string) => Promise<unknown>) {
  const advice =
    "no page.tsx has <OfficeMap />: put it back, or delete its tests in tests/content/sections.spec.ts";
  expect(mapPage, advice).toBeDefined();
  const urls: URL[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(mapOrigin)) urls.push(new URL(request.url()));
  });
  await page.setViewportSize(phone);
  await open(mapPage!.path);
  const earlyUrls = [...urls];
  const map = page.getByTitle(messages.mapTitle, { exact: true }).filter({ visible: true });
  await map.scrollIntoViewIfNeeded();
  await expect.poll(() => urls.length, "the map must load").toBe(1);
  return { earlyUrls, urls };
}

test("the map loads once, when it is near the viewport, and marks the office", async ({ page }) => {
  const { earlyUrls, urls } = await expectMap(page, async (path) => {
    await openPage(page, path);
    await waitForRequests(page);
  });
  expect.soft(earlyUrls, "the map loads before it is near the viewport").toEqual([]);
  for (const language of languageCodes.toReversed()) await switchTo(page, language);
  await waitForRequests(page);
  expect.soft(urls, "the map loads again in another language").toHaveLength(1);

  const { latitude, longitude } = company.coordinates;
  const { href, searchParams } = urls[0]!;
  const advice = "the map in office-map.tsx needs the coordinates of lib/content/company.ts";
  expect.soft(href, advice).toContain(String(latitude));
  expect.soft(href, advice).toContain(String(longitude));
  // Other maps have other parameters.
  const [west, south, east, north] = (searchParams.get("bbox") ?? "").split(",").map(Number);
  if (north) {
    expect.soft(searchParams.get("marker"), advice).toBe(`${latitude},${longitude}`);
    expect.soft((west! + east!) / 2, advice).toBeCloseTo(longitude, 3);
    expect.soft((south! + north) / 2, advice).toBeCloseTo(latitude, 3);
  }
  // The text says whether the marker is at the office or only in its town.
  const isTown = unconfirmed.includes("coordinates");
  const text = isTown ? messages.findUsText : messages.findUsTextExact;
  await expect(page.getByRole("main")).toContainText(text.replace(/<\/?\w+>/g, ""));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the map loads", async ({ page }) => {
    await expectMap(page, (path) => page.goto(path));
  });
});
