import type { Page } from "playwright/test";
import { company } from "@/tests/fixture-site/content/company";
import { en } from "@/tests/fixture-site/messages";
import { enableDataSaver, holdScripts } from "@/tests/helpers/conditions";
import { expect, test } from "@/tests/helpers/fixtures";
import {
  fillForm,
  formField,
  mainNavigationLink,
  plainText,
  sendButton,
  toast,
  toastAction,
} from "@/tests/helpers/locators";
import { openPage, waitForHydration } from "@/tests/helpers/waiting";

// The form of the contact page sends nothing.

test("the form sends nothing, and offers an email, a chat and a copy", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // The code of the toast is loaded on the first click.
  await enableDataSaver(page);
  await openPage(page, "contact/");
  const form = page.getByRole("main").locator("form");
  const status = form.getByRole("status");
  const emailLink = form.getByRole("link", { name: en.openAsEmail });
  const message = formField(page, en.message);
  await expect.soft(form.getByText(en.formSendsNothing), "that nothing is sent").toBeVisible();
  const button = sendButton(page);
  await expect.soft(button, "the button").toHaveAccessibleDescription(en.formSendsNothing);
  await expect.soft(emailLink, "the email link").toBeVisible();
  await expect.soft(status, "the status line before a press").toHaveText("");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.url().includes("Text")) sent.push(request.url());
  });

  await test.step("a double click shows one toast", async () => {
    await fillForm(page);
    const releaseScripts = await holdScripts(page);
    await sendButton(page).dblclick();
    await expect.soft(form, "the form before its toast").toHaveAttribute("aria-busy", "true");
    releaseScripts();
    await expect(toast(page), "toasts after a double click").toContainText([en.messageSent]);
    await expect.soft(toast(page), "the toast").toContainText(plainText(en.notImplemented));
    const emailUrl = /^mailto:.*=Text&body=Text%0D/;
    await expect.soft(toastAction(page), "the email").toHaveAttribute("href", emailUrl);
    const chat = toast(page).getByRole("link", { name: plainText(en.sendByWhatsapp) });
    await expect.soft(chat, "the chat").toHaveAttribute("href", /\?text=Text%0A%0AText%0A%0A/);
    await expect.soft(form, "the form with its toast").toHaveAttribute("aria-busy", "false");
    await expect.soft(status, "the status line").toContainText(plainText(en.messageNotSent));
    await expect.soft(page, "the address after a press").toHaveURL(/\/contact\/$/);
    await expect.soft(message, "the message after a press").toHaveValue("Text");
  });

  await test.step("after the email is opened, the whole text can be copied", async () => {
    const long = "Titanium dioxide ".repeat(200);
    await message.fill(long);
    // The browser's question whether to open a mail program would take the focus, which the clipboard needs.
    await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
    await emailLink.click();
    const opened = plainText(en.emailOpened.replace("{email}", company.email));
    await expect.soft(status, "the status line after the email is opened").toContainText(opened);
    const copyButton = form.getByRole("button", { name: /^(Copy text|Text copied)/ });
    await copyButton.click();
    await expect.soft(copyButton, "the button that has copied").toHaveText(en.textCopied);
    // Screen readers would announce its whole text with a change.
    await expect.soft(status, "the status line after a copy").not.toContainText(en.textCopied);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const sender = `${en.name}: Text Text\n${en.email}: a@example.com`;
    expect.soft(copied, "the copied text").toBe(`${company.email}\n\nText\n\n${long}\n\n${sender}`);

    await message.fill("25 kg");
    await expect.soft(copyButton, "the button after an input").toHaveText(en.copyText);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
    });
    await copyButton.click();
    await expect.soft(formField(page, en.copyRefused), "the text to copy").toBeFocused();
    const selected = await page.evaluate(() => getSelection()?.toString());
    expect.soft(selected, "the selected text").toBe(copied.replace(long, "25 kg"));
  });

  expect.soft(sent, "requests with what was typed").toEqual([]);
  // What was typed is only in the draft of this tab.
  const state = await page.evaluate(() => JSON.stringify(history.state));
  expect(state, "history entry").not.toContain("Text");
});

/** Returns how the fields of the form look. */
function readFields(page: Page) {
  return page.locator("#form :is(input, textarea)").evaluateAll((fields) =>
    fields.map((field) => {
      const { id, ariaInvalid } = field;
      const { borderColor, borderWidth, width, height } = getComputedStyle(field);
      return { id, ariaInvalid, borderColor, border: parseFloat(borderWidth), width, height };
    }),
  );
}

test("a press marks empty and invalid fields, and focuses the first", async ({ page }) => {
  await openPage(page, "contact/");
  const valid = await readFields(page);
  const required = ["firstName", "lastName", "email", "subject", "message"];

  const readId = ({ id }: { id: string }) => id;

  async function expectMarked(ids: string[], when: string) {
    const fields = await readFields(page);
    const marked = fields.filter(({ ariaInvalid }) => ariaInvalid === "true");
    const coloured = fields.filter(({ borderColor }) => borderColor !== valid[0]!.borderColor);
    expect.soft(marked.map(readId), `fields with aria-invalid ${when}`).toEqual(ids);
    expect.soft(coloured.map(readId), `fields with another border ${when}`).toEqual(ids);
  }

  await expectMarked([], "before a press");
  await sendButton(page).click();

  await test.step("in forced colours with a thicker border inside the same size", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    for (const [index, { id, border, width, height }] of (await readFields(page)).entries()) {
      const before = valid[index]!;
      expect.soft([width, height], `size of ${id}`).toEqual([before.width, before.height]);
      if (id !== "phone") expect.soft(border, `border of ${id}`).toBeGreaterThan(2 * before.border);
    }
    await page.emulateMedia({ forcedColors: "none" });
  });

  for (const id of ["firstName", "message"]) {
    await page.locator(`#${id}`).hover();
    await expectMarked(required, `under the pointer at ${id}`);
  }
  for (const [index, id] of required.entries()) {
    const field = page.locator(`#${id}`);
    await expect.soft(field, `${id} after a press`).toBeFocused();
    if (id === "email") {
      await field.fill("not an address");
      await sendButton(page).click();
      await expect.soft(field, "an invalid address after a press").toBeFocused();
      await expectMarked(required.slice(index), "with an invalid address");
    }
    await field.fill("a@example.com");
    await expectMarked(required.slice(index + 1), `after input of ${id}`);
    await expect.soft(toast(page), "toasts before all fields are valid").toHaveCount(0);
    await sendButton(page).click();
  }
  const phoneField = formField(page, en.phoneOptional);
  await expect.soft(phoneField, "the keyboard for a phone number").toHaveAttribute("type", "tel");
  await expect(toast(page), "the toast after a valid press").toContainText(en.messageSent);
});

test("what was typed stays in this tab, and only there", async ({ page, context }) => {
  const subject = formField(page, en.subject);
  const message = formField(page, en.message);
  const releaseScripts = await holdScripts(page);
  await page.goto("contact/", { waitUntil: "domcontentloaded" });
  await subject.fill("Early");
  releaseScripts();
  await waitForHydration(page);
  await message.fill("Late");
  await mainNavigationLink(page, en.services).click();
  await expect(page).toHaveURL(/\/services\/$/);
  await mainNavigationLink(page, en.contact).click();
  await expect.soft(subject, "subject after a navigation").toHaveValue("Early");
  await expect.soft(message, "message after a navigation").toHaveValue("Late");
  await openPage(page, "contact/?from=mail");
  await expect.soft(subject, "subject in a new document").toHaveValue("Early");
  await expect.soft(message, "message in a new document").toHaveValue("Late");

  const otherTab = await context.newPage();
  await openPage(otherTab, "contact/");
  await expect(formField(otherTab, en.message), "message in another tab").toHaveValue("");
  const stored = await otherTab.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(stored, "storage of another tab").toEqual({});
});
