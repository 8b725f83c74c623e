import type { Page } from "playwright/test";
import { pigments } from "@/tests/fixture-site/content/pigments";
import { en, ms } from "@/tests/fixture-site/messages";
import { fixtureSite } from "@/tests/fixture-site/settings.mjs";
import { expect, fullOnly, test } from "@/tests/helpers/browser-test";
import { blockScripts, enableDataSaver, holdScripts } from "@/tests/helpers/conditions";
import { answer, refusals, stalls, startFormEndpoint } from "@/tests/helpers/form-endpoint";
import {
  fillForm,
  formField,
  mainNavigationLink,
  plainText,
  switchTo,
  toast,
} from "@/tests/helpers/locators";
import { openPage, waitForHydration, waitForPaint, waitForRequests } from "@/tests/helpers/waiting";

// The form of the about page sends. contact-form-input.spec.ts tests the one of the contact page, which does not.
test.describe.configure({ mode: "serial" });
test.use({
  ignoreHTTPSErrors: true,
  allowedErrors: /status of [45]|ERR_FAILED|ERR_EMPTY|CORS policy/,
});

const sentPath = "about/#sent";
let endpoint: Awaited<ReturnType<typeof startFormEndpoint>>;

test.beforeAll(async () => {
  endpoint = await startFormEndpoint();
});

test.beforeEach(() => Object.assign(endpoint, { received: [], respond: answer(200) }));

test.afterAll(() => endpoint?.stop());

const form = (page: Page) => page.getByRole("main").locator("form");
const status = (page: Page) => form(page).getByRole("status");
const send = (page: Page) => form(page).locator("[type=submit]").click();

/** Opens the about page and fills in the form. */
async function openForm(page: Page) {
  await openPage(page, "about/");
  await waitForRequests(page);
  await fillForm(page);
}

/** Does the same, and leaves the suggested subject and message. */
async function openSuggestion(page: Page) {
  await openForm(page);
  await formField(page, en.subject).fill("");
  await formField(page, en.message).fill("");
  // As a link of the router does.
  await page.evaluate(() => history.pushState(null, "", "?about=fourth"));
  await expect(formField(page, en.message)).not.toHaveValue("");
}

/** Opens a form and sends it. The endpoint answers only when the returned function is called. */
async function sendAndHold(page: Page, reply = answer(200), open = openForm) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  endpoint.respond = async (response) => {
    await released;
    reply(response);
  };
  await open(page);
  await send(page);
  await expect.poll(() => endpoint.received).toHaveLength(1);
  return release;
}

async function expectSent(page: Page, messages = en) {
  await expect(toast(page)).toContainText([messages.messageSent]);
  await expect(status(page)).toHaveText(messages.messageReceived);
  await expect(page.locator("#message")).toHaveValue("");
  await expect(form(page)).toHaveAttribute("aria-busy", "false");
}

async function expectNotSent(page: Page) {
  await expect(status(page)).toHaveText(en.messageFailed);
  const links = form(page).getByRole("link", { name: /^(Open as email|Send by whatsapp) en/ });
  await expect(links).toHaveText([en.openAsEmail, plainText(en.sendByWhatsapp)]);
  await expect(formField(page, en.message)).toHaveValue("Text");
}

test("sends the fields in their order, with the topic, and says so", async ({ page }) => {
  await openSuggestion(page);
  await formField(page, en.subject).fill("Text");
  const message = `Warna “biru” 染料 😀 ${"é".repeat(2500)}`;
  await formField(page, en.message).fill(message);
  await send(page);
  await expectSent(page);
  expect(endpoint.received).toHaveLength(1);
  const [body = ""] = endpoint.received;
  const names = [...body.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
  expect(names).toEqual([
    ...["firstName", "lastName", "email", "phone", "subject", "message"],
    ...["access_key", "_gotcha", "language"],
  ]);
  expect(body).toMatch(/name="language"\s+en\s/);
  const { name, genericName, number } = pigments.fourth;
  const topic = `${en.productInquiry}: ${name} (${genericName}, C.I. ${number})`;
  expect(body).toContain(`${topic}\r\n\r\n${message}`);
  expect(body).toMatch(/name="_gotcha"\s+\r\n------/);
});

for (const { name, refusal } of refusals) {
  test(`keeps the message after ${name}, and sends it again`, async ({ page }) => {
    endpoint.respond = refusal;
    await openForm(page);
    await send(page);
    await expect(toast(page)).toContainText([en.messageFailed]);
    await expectNotSent(page);
    await formField(page, en.email).fill("b@example.com");
    endpoint.respond = answer(200);
    await send(page);
    await expectSent(page);
    expect(endpoint.received.at(-1)).toContain("b@example.com");
  });
}

test("takes a page for success", fullOnly, async ({ page }) => {
  endpoint.respond = answer(200, "<h1>Thank you!</h1>");
  await openForm(page);
  await send(page);
  await expectSent(page);
});

for (const { missing, stall } of stalls) {
  test(`keeps the message when there is no ${missing} within 20 seconds`, async ({ page }) => {
    await page.clock.install();
    await openForm(page);
    endpoint.respond = stall;
    await send(page);
    await expect.poll(() => endpoint.received).toHaveLength(1);
    await page.clock.runFor(20_000);
    await expectNotSent(page);
  });
}

test("sends without further requests to the site", async ({ page }) => {
  await enableDataSaver(page);
  await openForm(page);
  await blockScripts(page);
  await send(page);
  await expectSent(page);
});

test("sends messages too long for a request that outlives the page", fullOnly, async ({ page }) => {
  // The line breaks of the second one need two bytes each.
  for (const message of ["é".repeat(50_000), "colourant\n".repeat(5900)]) {
    await openForm(page);
    // Faster than `fill`.
    await formField(page, en.message).evaluate((field, message) => {
      (field as HTMLTextAreaElement).value = message;
    }, message);
    await send(page);
    await expectSent(page);
  }
});

test("keeps a field that is changed while sending", async ({ page }) => {
  const release = await sendAndHold(page);
  await formField(page, en.message).fill("More");
  release();
  await expect(status(page)).toHaveText(en.messageReceived);
  await expect(formField(page, en.message)).toHaveValue("More");
});

test("empties a suggestion whose language changes while it is sent", async ({ page }) => {
  const release = await sendAndHold(page, answer(200), openSuggestion);
  const suggested = await page.locator("#subject").inputValue();
  await switchTo(page, "ms");
  await expect(page.locator("#subject")).not.toHaveValue(suggested);
  release();
  await expectSent(page, ms);
});

test("sends once for several presses before hydration", async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto("about/", { waitUntil: "domcontentloaded" });
  await fillForm(page);
  await send(page);
  await send(page);
  releaseScripts();
  await expectSent(page);
  expect(endpoint.received).toHaveLength(1);
});

test("sends once for several presses, and empties the form of a visitor who has returned to it", async ({
  page,
}) => {
  const release = await sendAndHold(page);
  await send(page);
  await formField(page, en.subject).press("Enter");
  await expect(form(page)).toHaveAttribute("aria-busy", "true");
  await switchTo(page, "ms");
  await page.getByRole("contentinfo").getByRole("link", { name: ms.services }).click();
  await expect(page).toHaveURL(/\/services\/$/);
  await page.goBack();
  await expect(page.locator("#message")).toHaveValue("Text");
  await expect(form(page)).toHaveAttribute("aria-busy", "true");
  await send(page);
  release();
  await expect(toast(page)).toContainText([ms.messageReceived]);
  await expect(form(page)).toHaveAttribute("aria-busy", "false");
  await expect(page.locator("#message")).toHaveValue("");
  expect(endpoint.received).toHaveLength(1);
});

for (const { result, reply, text, rest } of [
  { result: "sent", reply: answer(200), text: en.messageReceived, rest: "" },
  { result: "refused", reply: answer(500), text: en.messageFailed, rest: "Text" },
]) {
  test(`says on another page that the message was ${result}`, async ({ page }) => {
    const release = await sendAndHold(page, reply);
    await mainNavigationLink(page, en.services).click();
    await expect(page).toHaveURL(/\/services\/$/);
    release();
    await expect(toast(page)).toContainText(text);
    const links = toast(page).getByRole("link");
    const names = rest ? [en.openAsEmail, plainText(en.sendByWhatsapp)] : [];
    await expect(links).toHaveText(names);
    await mainNavigationLink(page, en.about).click();
    for (const label of [en.subject, en.message]) {
      await expect(formField(page, label)).toHaveValue(rest);
    }
  });
}

for (const way of ["another document and Back", "a reload"]) {
  test(`keeps the message after ${way} before the answer`, async ({ page }) => {
    const leaveAndReturn = async () => {
      if (way !== "a reload") await page.goto("services/");
      await (way === "a reload" ? page.reload() : page.goBack());
    };
    const release = await sendAndHold(page, answer(500));
    await leaveAndReturn();
    release();
    await waitForHydration(page);
    await expectNotSent(page);
    expect(endpoint.received).toHaveLength(1);
    endpoint.respond = answer(200);
    await send(page);
    await expectSent(page);
    await leaveAndReturn();
    await waitForHydration(page);
    await expect(formField(page, en.message)).toHaveValue("");
  });
}

test("suggests the same subject again after a message was sent", fullOnly, async ({ page }) => {
  await openPage(page, "about/?about=quote");
  await fillForm(page);
  await send(page);
  await expectSent(page);
  await mainNavigationLink(page, en.services).click();
  await expect(page).toHaveURL(/\/services\/$/);
  await page.goBack();
  await expect(formField(page, en.subject)).toHaveValue(en.quoteRequest);
});

test("the address that thanks visitors without scripts does nothing with scripts", async ({
  page,
}) => {
  await openForm(page);
  for (const path of [sentPath, "about/?sent=1"]) {
    await page.goto("services/");
    await openPage(page, path);
    await waitForPaint(page);
    await expect(formField(page, en.message)).toHaveValue("Text");
    await expect(status(page)).toHaveText("");
    await expect(page.locator("#sent")).toBeHidden();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("has what the service needs, and shows the thanks", async ({ page, fixtureSiteUrl }) => {
    await page.goto("about/");
    await expect(form(page)).toHaveAttribute("data-netlify", "true");
    await expect(form(page).locator("[name=_gotcha]")).toBeHidden();
    await expect(form(page)).toContainText(`localhost:${fixtureSite.endpointPort}`);
    const notice = form(page).getByRole("link", { name: en.privacyNotice });
    await expect(notice).toHaveAttribute("href", "https://sample.example/privacy");
    await expect(form(page).getByText(en.messageReceived)).toBeHidden();
    endpoint.respond = answer(303, {}, { Location: fixtureSiteUrl + sentPath });
    await fillForm(page);
    await send(page);
    await expect(form(page).getByText(en.messageReceived)).toBeVisible();
    expect(endpoint.received).toHaveLength(1);
    expect(endpoint.received[0]).toContain("a@example.com");
  });
});
