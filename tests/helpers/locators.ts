import { type Page, expect } from "playwright/test";
import { company } from "@/tests/fixture-site/content/company";
import { type services } from "@/tests/fixture-site/content/services";
import { en, messages } from "@/tests/fixture-site/messages";
import { fixtureSite, paths } from "@/tests/fixture-site/settings.mjs";

// These need no text, so that they work on the fixture site and in `out/`, in all languages.

/** Locates the level 1 heading. */
export function heading(page: Page) {
  return page.getByRole("heading", { level: 1 });
}

/** Locates the language toggle. */
export function languageToggle(page: Page) {
  return page.getByRole("banner").locator("button:has([lang])");
}

/** Presses the language toggle until the page is in `language`. */
export async function switchTo(page: Page, language: string) {
  const toggle = languageToggle(page);
  let next;
  do {
    next = (await toggle.locator("[lang]").getAttribute("lang"))!;
    await toggle.click();
    await expect(page.locator("html")).toHaveAttribute("lang", next);
  } while (next !== language);
}

/** Locates a link in the main navigation of a large screen by its name. */
export function mainNavigationLink(page: Page, name: string) {
  return page.getByRole("banner").getByRole("navigation").getByRole("link", { name, exact: true });
}

// The others are for the fixture site.

/** Returns a message without its tags. */
export function plainText(message: string) {
  return message.replace(/<\/?\w+>/g, "");
}

/** Locates the open toast. */
export function toast(page: Page) {
  return page.getByRole("region", { name: /^Notifications (en|ms)/ }).getByRole("listitem");
}

/** Locates the action of the open toast: the first link after its text, which is followed by one to WhatsApp. */
export function toastAction(page: Page) {
  return toast(page).locator("> a").first();
}

/** Locates the open/closed status, which is rendered on the client only. */
export function openingStatus(page: Page, container = page.getByRole("main")) {
  const keys = ["openUntil", "opensAt", "opensOn"] as const;
  const texts = Object.values(messages).flatMap((texts) => keys.map((key) => texts[key]));
  // The text before the first value.
  return container.getByText(new RegExp(texts.map((text) => text.split(" {")[0]).join("|")));
}

/** The URL of the contact page after an inquiry. */
export const inquiryUrl = /\/contact\/\?about=\w+#form$/;

/** Locates the last inquiry button of the services page. */
export function inquiryButton(page: Page) {
  return page.getByRole("main").getByRole("button").last();
}

/** Locates the link that replaces the last inquiry button without scripts. */
export function inquiryLink(page: Page) {
  return page.getByRole("main").getByRole("link").last();
}

/** Returns the accessible name of the inquiry button of a service. */
export function inquiryName({ title }: (typeof services)[number], texts = en) {
  return `${texts.learnMore} ${texts.learnMoreAbout.replace("{service}", texts[title])}`;
}

/** Locates a field of the contact form by its English label. */
export function formField(page: Page, label: string) {
  return page.getByRole("main").getByLabel(label, { exact: true });
}

/** Locates the button that sends the contact form. */
export function sendButton(page: Page) {
  return page.getByRole("button", { name: en.sendMessage });
}

/** Expects a visible heading, and visible footer links to every page and the phone number. */
export async function expectFallbackLinks(page: Page) {
  await expect(heading(page)).toBeVisible();
  const links = page.getByRole("contentinfo").getByRole("link");
  const hrefs = await links.evaluateAll((links) =>
    (links as HTMLAnchorElement[]).filter((link) => link.checkVisibility()).map(({ href }) => href),
  );
  const root = new URL(fixtureSite.basePath, page.url());
  const pages = paths.map((path) => new URL(path, `${root}/`).href);
  const phoneUrl = `tel:${company.phone.replace(/[ -]/g, "")}`;
  expect(hrefs).toEqual(expect.arrayContaining([...pages, phoneUrl]));
}

/** Expects the error screen with its button and links. */
export async function expectErrorScreen(page: Page, texts = en) {
  await expect(heading(page)).toHaveText(texts.errorTitle);
  await expect(page.getByRole("button", { name: texts.tryAgain })).toBeVisible();
  await expectFallbackLinks(page);
}

/** Fills in the required fields of the contact form. */
export async function fillForm(page: Page) {
  for (const label of [en.firstName, en.lastName, en.subject, en.message]) {
    await formField(page, label).fill("Text");
  }
  await formField(page, en.email).fill("a@example.com");
}
