import type { Page } from "playwright/test";
import { contactForm } from "@/lib/company";
import { phoneUrl } from "@/lib/derived-facts";
import type { MessageKey } from "@/lib/i18n/languages";
import { navigationRoutes } from "@/lib/routes";
import type { services } from "@/lib/services";
import en from "@/messages/en.json" with { type: "json" };
import ms from "@/messages/ms.json" with { type: "json" };
import { expect } from "@/tests/helpers/export-test";
import { paths } from "@/tests/helpers/page-paths";

/** The English navigation labels of the pages, in navigation order. */
export const pageLabels = navigationRoutes.map(({ label }) => en[label]);

/** What the status line of the contact form says after a press of its button. */
export const formStatus = plainText(contactForm ? en.messageReceived : en.messageNotSent);

/** Returns a message without its tags. */
export function plainText(message: string) {
  return message.replace(/<\/?\w+>/g, "");
}

/** Returns a pattern for texts that contain one of the messages, with its values, in either language. */
function messagePattern(...keys: MessageKey[]) {
  const texts = [en, ms].flatMap((messages) => keys.map((key) => messages[key]));
  const patterns = texts.map((text) =>
    text
      .replace(/[.*+?^$()[\]|\\]/g, "\\$&")
      .replace(/\{\w+\}/g, ".+")
      .replace(/\s+/g, "\\s+"),
  );
  return new RegExp(patterns.join("|"));
}

/** Locates the language toggle in either language. */
export function languageToggle(page: Page) {
  return page.getByRole("button", { name: messagePattern("switchLanguage") });
}

/** Locates the region of the toasts in either language. */
function toastRegion(page: Page) {
  return page.getByRole("region", { name: messagePattern("notifications") });
}

/** Locates the open toast, which sonner shows. */
export function toast(page: Page) {
  return toastRegion(page).getByRole("listitem");
}

/** Locates the action of the open toast: the link after its text. */
export function toastAction(page: Page) {
  return toast(page).getByRole("link").last();
}

/** Clicks the language toggle and expects the page to be in `language`. */
export async function switchTo(page: Page, language: "en" | "ms") {
  await languageToggle(page).click();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** Locates the open/closed status of the contact page, or of the menu, which is rendered on the client only. */
export function openingStatus(page: Page, container = page.getByRole("main")) {
  return container.getByText(messagePattern("openUntil", "opensAt", "opensOn"));
}

/** Locates the level 1 heading. */
export function heading(page: Page) {
  return page.getByRole("heading", { level: 1 });
}

/** Locates a link in the main navigation by its English name. */
export function mainNavigationLink(page: Page, name: string) {
  return page.getByRole("navigation", { name: en.mainNavigation }).getByRole("link", { name });
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
export function inquiryName({ title }: (typeof services)[number], messages = en) {
  return `${messages.learnMore} ${messages.learnMoreAbout.replace("{service}", messages[title])}`;
}

/** Clicks an inquiry button of the services page by its name, then the link of its toast. */
export async function inquire(page: Page, name: string) {
  await page.getByRole("main").getByRole("button", { name }).click();
  await toastAction(page).click();
  await expect(page).toHaveURL(inquiryUrl);
}

/** Locates a field of the contact form by its English label. */
export function formField(page: Page, label: string) {
  return page.getByRole("textbox", { name: label });
}

/** Expects a visible heading, and visible footer links to every page and the phone number. */
export async function expectFallbackLinks(page: Page) {
  await expect(heading(page)).toBeVisible();
  const links = page.getByRole("contentinfo").getByRole("link");
  const hrefs = await links.evaluateAll((links) =>
    (links as HTMLAnchorElement[]).filter((link) => link.checkVisibility()).map(({ href }) => href),
  );
  const pages = paths.map((path) => new URL(path, page.url()).href);
  expect(hrefs).toEqual(expect.arrayContaining([...pages, phoneUrl]));
}

/** Fills in the required fields of the contact form. */
export async function fillForm(page: Page) {
  for (const label of [en.firstName, en.lastName, en.subject, en.message]) {
    await formField(page, label).fill("Text");
  }
  await formField(page, en.email).fill("a@example.com");
}
