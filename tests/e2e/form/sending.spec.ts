import type { Locator, Page, Route } from "playwright/test";
import { pigments } from "@/tests/fixture-site/content/pigments";
import { en, ms } from "@/tests/fixture-site/messages";
import { blockScripts, enableDataSaver, holdScripts } from "@/tests/helpers/conditions";
import { expect } from "@/tests/helpers/fixtures";
import {
  fillForm,
  formField,
  mainNavigationLink,
  plainText,
  switchTo,
  toast,
} from "@/tests/helpers/locators";
import { openPage, waitForHydration, waitForPaint, waitForRequests } from "@/tests/helpers/waiting";
import { answer, test } from "./endpoint";

// The form of the about page sends; input.spec.ts tests the one of the contact page, which does not. All answers of services
// are tested in unit/inquiry-form.test.tsx.
test.use({ allowedErrors: /ERR_FAILED/ });

const form = (page: Page) => page.getByRole("main").locator("form");
const status = (page: Page) => form(page).getByRole("status");
const message = (page: Page) => page.locator("#message");
const send = (page: Page) => form(page).locator("[type=submit]").click();

async function expectSent(page: Page) {
  await expect(form(page), "the form after an answer").toHaveAttribute("aria-busy", "false");
  await expect.soft(toast(page), "the toast after a success").toContainText(en.messageSent);
  await expect.soft(toast(page).getByRole("link"), "links after a success").toHaveCount(0);
  await expect.soft(status(page), "the status line after a success").toHaveText(en.messageReceived);
  await expect.soft(message(page), "the field after a success").toHaveValue("");
}

async function expectNotSent(page: Page) {
  await expect(form(page), "the form after an answer").toHaveAttribute("aria-busy", "false");
  await expect.soft(status(page), "the status line after a failure").toHaveText(en.messageFailed);
  await expectLinks(form(page), "the form after a failure");
  await expect.soft(message(page), "the field after a failure").toHaveValue("Text");
}

/** Expects links with which the visitor can send the message otherwise. */
async function expectLinks(container: Locator, where: string) {
  for (const name of [en.openAsEmail, plainText(en.sendByWhatsapp)]) {
    await expect.soft(container.getByRole("link", { name }), `${name} in ${where}`).toBeVisible();
  }
}

test("sends a message with its topic, and after a failure again", async ({ page, endpoint }) => {
  // The code of the toast is not loaded before it is needed.
  await enableDataSaver(page);
  await openPage(page, "about/?about=fourth");
  await fillForm(page);
  await waitForRequests(page);

  await test.step("with all fields in their order, and no request to the site", async () => {
    const allowScripts = await blockScripts(page);
    const text = `Warna “biru” 染料 😀 ${"é".repeat(2500)}`;
    await message(page).fill(text);
    await send(page);
    await expectSent(page);
    await allowScripts();
    const [body = ""] = endpoint.received;
    const names = [...body.matchAll(/ name="(\w+)"/g)].map(([, name]) => name).join(" ");
    const visible = "firstName lastName email phone subject message";
    expect.soft(names, "names of the fields").toBe(`${visible} access_key _gotcha language`);
    const { name, genericName, number, cas } = pigments.fourth;
    const topic = `${en.productInquiry}: ${name} (${genericName}, C.I. ${number}, CAS ${cas})`;
    expect
      .soft(body, "the message with its topic")
      .toContain(`\r\n\r\n${topic}\r\n\r\n${text}\r\n--`);
    expect.soft(body, "the language").toMatch(/name="language"\s+en\s/);
    expect.soft(body, "the empty trap field").toMatch(/name="_gotcha"\s+\r\n------/);
  });

  for (const { name, failure } of [
    { name: "a refusal", failure: answer(422, { errors: [{ field: "email" }] }) },
    { name: "a closed connection", failure: (route: Route) => route.abort() },
  ]) {
    await test.step(`again after ${name}`, async () => {
      await fillForm(page);
      endpoint.answer = failure;
      await send(page);
      await expectNotSent(page);
      await expect.soft(toast(page), `the toast after ${name}`).toContainText(en.messageFailed);
      await expectLinks(toast(page), `the toast after ${name}`);
      await formField(page, en.email).fill("b@example.com");
      endpoint.answer = answer(200);
      await send(page);
      await expectSent(page);
      expect.soft(endpoint.received.at(-1), "the corrected address").toContain("b@example.com");
    });
  }
  expect(endpoint.received, "messages").toHaveLength(5);
});

test("lets the visitor go on while it sends", async ({ page, endpoint }) => {
  /** Sends the form, and holds back the answer, which the returned function gives. */
  async function sendAndHold(held = answer(200)) {
    endpoint.received = [];
    const release = endpoint.hold(held);
    await send(page);
    await expect.poll(() => endpoint.received, "messages").toHaveLength(1);
    return release;
  }

  await test.step("sends once for several presses before hydration", async () => {
    const releaseScripts = await holdScripts(page);
    await page.goto("about/", { waitUntil: "domcontentloaded" });
    await fillForm(page);
    await send(page);
    await send(page);
    releaseScripts();
    await waitForHydration(page);
    await expectSent(page);
    expect.soft(endpoint.received, "messages").toHaveLength(1);
  });

  await test.step("says on another page that a message was lost, and keeps it", async () => {
    await fillForm(page);
    const release = await sendAndHold(answer(500));
    await mainNavigationLink(page, en.services).click();
    await expect(page).toHaveURL(/\/services\/$/);
    release();
    const place = "the toast on another page";
    await expect.soft(toast(page), place).toContainText(en.messageFailed);
    await expectLinks(toast(page), place);
    await mainNavigationLink(page, en.about).click();
    await expect.soft(formField(page, en.subject), "the lost subject").toHaveValue("Text");
    await expect.soft(message(page), "the lost message").toHaveValue("Text");
  });

  await test.step("sends once for several presses, and empties the form after a return", async () => {
    const release = await sendAndHold();
    await send(page);
    await formField(page, en.subject).press("Enter");
    await expect.soft(form(page), "the form that sends").toHaveAttribute("aria-busy", "true");
    await switchTo(page, "ms");
    await page.getByRole("contentinfo").getByRole("link", { name: ms.services }).click();
    await expect(page).toHaveURL(/\/services\/$/);
    await page.goBack();
    await expect.soft(message(page), "the field after a return").toHaveValue("Text");
    await expect.soft(form(page), "the form after a return").toHaveAttribute("aria-busy", "true");
    await send(page);
    release();
    await expect.soft(toast(page), "the toast in Malay").toContainText(ms.messageReceived);
    await expect.soft(form(page), "the form at the end").toHaveAttribute("aria-busy", "false");
    await expect.soft(message(page), "the field after a success").toHaveValue("");
    expect(endpoint.received, "messages").toHaveLength(1);
  });
});

test("keeps a message if its document is left", async ({ page, endpoint }) => {
  async function reload() {
    await page.reload();
    await waitForHydration(page);
    await waitForPaint(page);
  }

  await test.step("at the address that thanks visitors without scripts", async () => {
    await openPage(page, "about/?sent=1#sent");
    await fillForm(page);
    await reload();
    await expect.soft(message(page), "the field at #sent").toHaveValue("Text");
    await expect.soft(status(page), "the status line at #sent").toHaveText("");
    await expect.soft(page.locator("#sent"), "the thanks with scripts").toBeHidden();
  });

  for (const way of ["another document and Back", "a reload"]) {
    await test.step(`after ${way}`, async () => {
      endpoint.received = [];
      endpoint.hold();
      await send(page);
      await expect.poll(() => endpoint.received, "messages").toHaveLength(1);
      if (way !== "a reload") await page.goto("services/");
      await (way === "a reload" ? page.reload() : page.goBack());
      await waitForHydration(page);
      await expectNotSent(page);
      expect.soft(endpoint.received, `messages after ${way}`).toHaveLength(1);
    });
  }

  await test.step("until it is sent", async () => {
    endpoint.answer = answer(200);
    await send(page);
    await expectSent(page);
    await reload();
    await expect.soft(message(page), "the field after a success and a reload").toHaveValue("");
    await expect.soft(status(page), "the status line after a reload").toHaveText("");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("sends a message, and shows the thanks", async ({ page, endpoint, fixtureSiteUrl }) => {
    await page.goto("about/");
    await expect.soft(form(page), "an attribute").toHaveAttribute("data-netlify", "true");
    await expect.soft(form(page).locator("[name=_gotcha]"), "the trap field").toBeHidden();
    await expect
      .soft(form(page), "the host of the service")
      .toContainText(endpoint.host.replaceAll(".", ".\u200b"));
    const notice = form(page).getByRole("link", { name: en.privacyNotice });
    const noticeUrl = "https://sample.example/privacy";
    await expect.soft(notice, "the privacy notice").toHaveAttribute("href", noticeUrl);
    const thanks = form(page).getByText(en.messageReceived);
    await expect.soft(thanks, "the thanks before a press").toBeHidden();
    endpoint.answer = answer(303, {}, { Location: `${fixtureSiteUrl}about/#sent` });
    await fillForm(page);
    await send(page);
    await expect(thanks, "the thanks after a redirect").toBeVisible();
    expect(endpoint.received, "messages").toEqual([expect.stringContaining("a@example.com")]);
  });
});
