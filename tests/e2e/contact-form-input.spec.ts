import type { Locator } from "playwright/test";
import { company } from "@/tests/fixture-site/content/company";
import { pigments } from "@/tests/fixture-site/content/pigments";
import { services } from "@/tests/fixture-site/content/services";
import { en, ms } from "@/tests/fixture-site/messages";
import { expect, test } from "@/tests/helpers/browser-test";
import { blockStorage, enableDataSaver, holdScripts, phone } from "@/tests/helpers/conditions";
import {
  fillForm,
  formField,
  heading,
  inquire,
  inquiryName,
  inquiryUrl,
  mainNavigationLink,
  plainText,
  sendButton,
  switchTo,
  toast,
  toastAction,
} from "@/tests/helpers/locators";
import { openPage, waitForHydration } from "@/tests/helpers/waiting";

/** Matches the link to an email draft in either language. */
const openAsEmail = new RegExp(`^(${en.openAsEmail}|${ms.openAsEmail})$`);

/** Expects a `mailto:` link that contains the input of `fillForm` and these texts. */
async function expectEmailLink(link: Locator, ...texts: string[]) {
  const href = (await link.getAttribute("href")) ?? "";
  expect(href).toMatch(`mailto:${company.email}?subject=Text&body=Text%0D%0A`);
  for (const text of texts) expect(decodeURIComponent(href)).toContain(text);
}

test("a double click shows one notice that nothing was sent", async ({ page }) => {
  // The code of the toast is loaded on the first click.
  await enableDataSaver(page);
  await openPage(page, "contact/");
  await fillForm(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.url().includes("Text")) sent.push(request.url());
  });
  const releaseScripts = await holdScripts(page);
  await sendButton(page).dblclick();
  const form = page.getByRole("main").locator("form");
  await expect(form).toHaveAttribute("aria-busy", "true");
  releaseScripts();
  await expect(toast(page)).toContainText([en.messageSent]);
  await expect(toast(page)).toContainText(plainText(en.notImplemented));
  await expect(form).toHaveAttribute("aria-busy", "false");
  await expect(form.getByRole("status")).toContainText(plainText(en.messageNotSent));
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(formField(page, en.message)).toHaveValue("Text");
  expect(sent).toEqual([]);
});

test("the form, which sends nothing, links to an email draft and a chat", async ({ page }) => {
  await openPage(page, "contact/");
  const section = page.locator("#form");
  const emailLink = section.getByRole("link", { name: openAsEmail });
  await expect(section.getByText(en.formSendsNothing)).toBeVisible();
  await expect(emailLink).toBeVisible();
  await expect(section.getByRole("status")).toHaveText("");

  await fillForm(page);
  await sendButton(page).click();
  await expectEmailLink(toastAction(page), `${en.name}: Text Text`);
  const chats = page.getByRole("link", { name: plainText(en.sendByWhatsapp) });
  await expect(chats).toHaveCount(2);
  for (const chat of await chats.all()) {
    await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/60173177317\?text=/);
    const text = new URL((await chat.getAttribute("href"))!).searchParams.get("text");
    expect(text).toContain(`Text\n\nText\n\n${en.name}: Text Text\n${en.email}: a@example.com`);
  }

  await formField(page, en.phoneOptional).fill("+60 12");
  await expectEmailLink(emailLink, `${en.email}: a@example.com`, `${en.phone}: +60 12`);
  await switchTo(page, "ms");
  await expect(emailLink).toHaveText(ms.openAsEmail);
  await expectEmailLink(emailLink, `${ms.name}: Text Text`, `${ms.phone}: +60 12`);
});

test("opening the email says what to do without a mail program, and copies all", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, "contact/");
  await fillForm(page);
  const text = "Titanium dioxide ".repeat(200);
  await formField(page, en.message).fill(text);
  const status = page.locator("#form").getByRole("status");
  // The browser's question whether to open a mail program would take the focus, which the clipboard needs.
  await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
  await page.getByRole("link", { name: openAsEmail }).click();
  await expect(status).toContainText(plainText(en.emailOpened.replace("{email}", company.email)));
  const copyButton = page
    .locator("#form")
    .getByRole("button", { name: /^(Copy text|Text copied)/ });
  await copyButton.click();
  await expect(copyButton).toHaveText(en.textCopied);
  // Screen readers would announce its whole text with a change.
  await expect(status).not.toContainText(en.textCopied);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(
    `${company.email}\n\nText\n\n${text}\n\n${en.name}: Text Text\n${en.email}: a@example.com`,
  );
  await formField(page, en.message).fill("25 kg");
  await expect(copyButton).toHaveText(en.copyText);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await copyButton.click();
  await expect(formField(page, en.copyRefused)).toBeFocused();
  const selected = await page.evaluate(() => getSelection()?.toString());
  expect(selected).toBe(copied.replace(text, "25 kg"));
  // What was typed is only in the draft of this tab.
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain("Text");
});

test("focuses and marks a field that is empty or invalid instead of sending", async ({ page }) => {
  await openPage(page, "contact/");
  await expect(sendButton(page)).toHaveAccessibleDescription(en.formSendsNothing);
  await fillForm(page);
  const readBorder = (label: string) =>
    formField(page, label).evaluate((field) => getComputedStyle(field).borderColor);
  const border = await readBorder(en.subject);
  await expect(formField(page, en.phoneOptional)).toHaveAttribute("type", "tel");
  for (const [label, value] of [
    [en.firstName, ""],
    [en.lastName, ""],
    [en.email, ""],
    [en.email, "not an address"],
    [en.subject, ""],
    [en.message, ""],
  ] as const) {
    await formField(page, label).fill(value);
    await sendButton(page).click();
    await expect(formField(page, label), value).toBeFocused();
    await expect(formField(page, label)).toHaveAttribute("aria-invalid", "true");
    const invalidBorder = await readBorder(label);
    expect(invalidBorder).not.toBe(border);
    await formField(page, label).hover();
    expect(await readBorder(label)).toBe(invalidBorder);
    await sendButton(page).hover();
    await formField(page, label).fill("a@example.com");
    await expect(formField(page, label)).not.toHaveAttribute("aria-invalid");
    expect(await readBorder(label)).toBe(border);
  }
  await expect(toast(page)).toHaveCount(0);
  await sendButton(page).click();
  await expect(toast(page)).toContainText(en.messageSent);
});

for (const storage of ["available", "blocked"]) {
  test(`input survives navigation, with storage ${storage}`, async ({ page }) => {
    if (storage === "blocked") await blockStorage(page);
    const releaseScripts = await holdScripts(page);
    await page.goto("contact/", { waitUntil: "domcontentloaded" });
    await formField(page, en.subject).fill("Early");
    releaseScripts();
    await waitForHydration(page);
    await formField(page, en.message).fill("Late");
    await mainNavigationLink(page, en.services).click();
    await expect(heading(page)).toHaveText(en.servicesTitle);
    await mainNavigationLink(page, en.contact).click();
    await expect(formField(page, en.subject)).toHaveValue("Early");
    await expect(formField(page, en.message)).toHaveValue("Late");
  });
}

test("input survives a new document, in this tab only", async ({ page, context }) => {
  await openPage(page, "contact/");
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
  await formField(page, en.message).fill("Two drums");
  await page.goto("about/");
  await openPage(page, "contact/");
  await expect(formField(page, en.message)).toHaveValue("Two drums");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  const otherTab = await context.newPage();
  await openPage(otherTab, "contact/");
  await expect(formField(otherTab, en.message)).toHaveValue("");
});

for (const { value, text } of [
  { value: "[object Object]", text: "" },
  // Half of a surrogate pair cannot be encoded in a link.
  { value: '{"fields":{"message":"\\ud83d"}}', text: "\ufffd" },
]) {
  test(`a foreign value in the storage does no harm: ${value}`, async ({ page }) => {
    await page.addInitScript((value) => {
      if (window === top) sessionStorage.setItem("message", value);
    }, value);
    await openPage(page, "contact/");
    await expect(formField(page, en.message)).toHaveValue(text);
    await formField(page, en.subject).evaluate((field) => {
      (field as HTMLInputElement).value = "\ud83d";
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    });
    const link = page.locator("#form").getByRole("link", { name: openAsEmail });
    await expect(link).toHaveAttribute("href", /subject=%EF%BF%BD&/);
  });
}

const firstService = services[0]!;
const lastService = services.at(-1)!;

/** Returns the subject that the form suggests for an inquiry about a service. */
function subjectOf({ title }: (typeof services)[number], texts = en) {
  return `${texts.serviceInquiry}: ${texts[title]}`;
}

test("an inquiry suggests its subject in the language of the page", async ({ page }) => {
  const subject = page.locator("#subject");
  await openPage(page, "services/");
  await switchTo(page, "ms");
  await page.getByRole("button", { name: inquiryName(firstService, ms) }).click();
  const chatLink = toast(page).getByRole("link", { name: plainText(ms.sendByWhatsapp) });
  const text = new URLSearchParams({ text: subjectOf(firstService, ms) }).toString();
  const chatUrl = `https://wa.me/60173177317?${text.replaceAll("+", "%20")}`;
  await expect(chatLink).toHaveAttribute("href", chatUrl);
  await toastAction(page).click();
  await expect(page).toHaveURL(inquiryUrl);
  await expect(toast(page)).toHaveCount(0);
  await expect(subject).toHaveValue(subjectOf(firstService, ms));
  await switchTo(page, "en");
  await expect(subject).toHaveValue(subjectOf(firstService));
  await page.reload();
  await expect(subject).toHaveValue(subjectOf(firstService));
});

test("a suggested subject that the browser restores follows the language", async ({ page }) => {
  await openPage(page, "contact/?about=quote");
  await expect(page.locator("#subject")).toHaveValue(en.quoteRequest);
  // As Firefox does on a reload, and Chromium on Back.
  await page.addInitScript((subject) => {
    document.addEventListener("DOMContentLoaded", () => {
      const field = document.querySelector<HTMLInputElement>("#subject");
      if (field) field.value = subject;
    });
  }, en.quoteRequest);
  await page.reload();
  await waitForHydration(page);
  await switchTo(page, "ms");
  await expect(page.locator("#subject")).toHaveValue(ms.quoteRequest);
});

test("an inquiry replaces a suggested or empty subject, not a typed one", async ({ page }) => {
  const subject = formField(page, en.subject);
  await openPage(page, "services/");
  await inquire(page, inquiryName(firstService));
  await expect(subject).toHaveValue(subjectOf(firstService));
  for (const { typed, inquiry, expected } of [
    { inquiry: en.quoteRequest, expected: en.quoteRequest },
    { typed: "", inquiry: inquiryName(lastService), expected: subjectOf(lastService) },
    { typed: "Solvents", inquiry: inquiryName(firstService), expected: "Solvents" },
  ]) {
    if (typed !== undefined) await subject.fill(typed);
    await mainNavigationLink(page, en.services).click();
    await inquire(page, inquiry);
    await expect(subject).toHaveValue(expected);
  }
});

test("the link of the toast leads to the top of the form on a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, "services/");
  await inquire(page, inquiryName(firstService));
  const form = page.getByRole("region", { name: en.sendUsMessage });
  await expect(form).toBeFocused();
  const { height } = (await page.getByRole("banner").boundingBox())!;
  const readGap = async () => (await form.boundingBox())!.y - height;
  await expect.poll(readGap).toBeLessThanOrEqual(20);
  expect(await readGap()).toBeGreaterThanOrEqual(0);
});

test("a link on the page of the form leads to another topic", async ({ page }) => {
  await openPage(page, "contact/?about=fourth#form");
  await expect(formField(page, en.subject)).not.toHaveValue("");
  await formField(page, en.email).focus();
  // As a link of the router does.
  await page.evaluate(() => history.pushState(null, "", "?about=quote#form"));
  await expect(formField(page, en.subject)).toHaveValue(en.quoteRequest);
  await expect(page.getByRole("region", { name: en.sendUsMessage })).toBeFocused();
});

test("an inquiry about a pigment has its subject, an outline and its colour", async ({ page }) => {
  await openPage(page, "contact/?about=fourth#form");
  const form = page.getByRole("region", { name: en.sendUsMessage });
  await expect(form).toBeFocused();
  await expect(form.getByRole("heading")).toBeInViewport({ ratio: 1 });
  const topic = form.locator(".inquiry-topic");
  await expect(topic).toHaveText(
    `${en.productInquiry} ${pigments.fourth.name} C.I. Pigment Sample 4, C.I. 73304`,
  );
  await expect(form.getByText(en.documentTerms)).toBeVisible();
  const readPigment = (element: Locator) =>
    element.evaluate((element) => getComputedStyle(element).getPropertyValue("--pigment"));
  expect(await readPigment(page.locator(".chosen-pigment"))).toBe(await readPigment(topic));
  await expect(formField(page, en.subject)).toHaveValue(
    `${en.productInquiry}: ${pigments.fourth.name}`,
  );
  const message = page.locator("#message");
  await expect(message).toHaveValue(`${en.messageOutline} `);
  await switchTo(page, "ms");
  await expect(message).toHaveValue(`${ms.messageOutline} `);
  await message.fill("Sepuluh dram");
  await switchTo(page, "en");
  await expect(message).toHaveValue("Sepuluh dram");
});

test("an inquiry is about the last topic, and keeps the text that was typed", async ({ page }) => {
  const form = page.getByRole("region", { name: en.sendUsMessage });
  const subject = page.locator("#subject");
  const message = page.locator("#message");
  const email = form.getByRole("link", { name: openAsEmail });
  const kept = form.getByText(en.textKept);
  const writeSubject = (key: keyof typeof pigments) =>
    `${en.productInquiry}: ${pigments[key].name}`;
  // As a link of the router does.
  const ask = (topic: string) =>
    page.evaluate((topic) => history.pushState(null, "", `?about=${topic}#form`), topic);

  await openPage(page, "contact/?about=quote#form");
  const outline = `${en.messageProduct} \n${en.messageOutline} `;
  await expect(message).toHaveValue(outline);
  await ask("fourth");
  await expect(message).toHaveValue(`${en.messageOutline} `);
  await expect(subject).toHaveValue(writeSubject("fourth"));
  await message.fill("25 kg");
  await ask("third");
  await expect(kept).toBeVisible();
  await expect(subject).toHaveValue(writeSubject("third"));
  await expect(message).toHaveValue("25 kg");
  const { genericName, number } = pigments.third;
  const start = `body=${writeSubject("third")} (${genericName}, C.I. ${number})\r\n\r\n25 kg`;
  const readLink = async () => decodeURIComponent((await email.getAttribute("href"))!);
  await expect.poll(readLink).toContain(start);
  await page.reload();
  await expect(kept).toBeVisible();
  await message.press("End");
  await message.pressSequentially(".");
  await expect(kept).toBeHidden();

  // A text keeps its topic.
  await mainNavigationLink(page, en.home).click();
  await mainNavigationLink(page, en.contact).click();
  await expect(form.locator(".inquiry-topic")).toContainText(pigments.third.name);
  await expect(message).toHaveValue("25 kg.");
  // Without a text, there is no topic.
  await message.fill("");
  await mainNavigationLink(page, en.home).click();
  await mainNavigationLink(page, en.contact).click();
  await expect(subject).toHaveValue("");
  await expect(message).toHaveValue("");
  await expect(form.locator(".inquiry-topic")).toHaveCount(0);
});

test("an unknown topic in the URL suggests no subject", async ({ page }) => {
  // A message that is not a service.
  await openPage(page, "contact/?about=closed");
  await switchTo(page, "ms");
  await expect(page.locator("#subject")).toHaveValue("");
});
