import { execFile } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { createServer } from "node:https";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright/test";
import en from "../../messages/en.json" with { type: "json" };
import ms from "../../messages/ms.json" with { type: "json" };
import { listen, serveStatic } from "../../scripts/static-server.mjs";
import { certificate } from "../bench/http2-server.mjs";
import { copyProject } from "../copy-project.mjs";
import { editFile } from "../edit-file.mjs";
import {
  expect,
  fillForm,
  formField,
  fullOnly,
  languageToggle,
  mainNavigationLink,
  openPage,
  switchTo,
  test,
  waitForHydration,
  waitForRequests,
} from "./test";

const cors = { "Access-Control-Allow-Origin": "*" };

type Answer = (response: ServerResponse) => unknown;

/** Returns an answer with a status and a body. */
function answer(
  status: number,
  body: unknown = {},
  headers: Record<string, string> = cors,
): Answer {
  return (response) => response.writeHead(status, headers).end(JSON.stringify(body));
}

test.describe("the contact form with an endpoint", () => {
  test.describe.configure({ mode: "serial" });
  test.use({
    ignoreHTTPSErrors: true,
    allowedErrors: /status of [45]|ERR_FAILED|ERR_EMPTY_RESPONSE|CORS policy|Loading chunk/,
  });

  let copy: string;
  let site: Awaited<ReturnType<typeof serveStatic>>;
  let origin: string;
  let received: string[] = [];
  let respond: Answer = answer(200);
  const endpoint = createServer(
    { key: certificate.private, cert: certificate.cert },
    async (request, response) => {
      let body = "";
      request.setEncoding("utf8");
      for await (const chunk of request) body += chunk;
      received.push(body);
      respond(response);
    },
  );

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    copy = copyProject();
    origin = `https://localhost:${await listen(endpoint, 0)}`;
    const value = {
      endpoint: `${origin}/contact`,
      fields: { access_key: "key-1" },
      honeypot: "_gotcha",
      privacy: "https://example.com/privacy",
    };
    editFile(path.join(copy, "lib/company.ts"), [
      "contactForm = undefined as ContactForm | undefined",
      `contactForm = ${JSON.stringify(value)} as ContactForm | undefined`,
    ]);
    await promisify(execFile)("npm", ["run", "build"], { cwd: copy });
    site = await serveStatic(path.join(copy, "out"), { port: 0 });
  });

  test.beforeEach(() => {
    received = [];
    respond = answer(200);
  });

  test.afterAll(() => {
    site?.close();
    endpoint.close();
    endpoint.closeAllConnections();
    rmSync(copy, { recursive: true, force: true });
  });

  const sendButton = (page: Page) => page.getByRole("main").locator("[type=submit]");
  const status = (page: Page) =>
    page.getByRole("main").getByRole("status").filter({ visible: true });

  /** Opens the contact page and fills in the form. */
  async function openForm(page: Page) {
    await openPage(page, `${site.url}contact/`);
    await waitForRequests(page);
    await fillForm(page);
  }

  /** Makes the endpoint answer only when the returned function is called. */
  function holdAnswer(held: Answer = answer(200)) {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    respond = async (response) => {
      await released;
      held(response);
    };
    return release;
  }

  async function expectSent(page: Page, messages = en) {
    await expect(page.getByText(messages.messageSent)).toBeVisible();
    await expect(status(page)).toHaveText([messages.messageReceived]);
    await expect(page.locator("#message")).toHaveValue("");
    await expect(page.locator("form")).toHaveAttribute("aria-busy", "false");
  }

  async function expectNotSent(page: Page) {
    await expect(page.getByText(en.messageFailed)).toBeVisible();
    await expect(status(page)).toHaveText([`${en.messageNotSent}${en.openAsEmail}`]);
    await expect(formField(page, "Message")).toHaveValue("Text");
  }

  test("sends the fields in their order, and says so", async ({ page }) => {
    await openForm(page);
    const message = `Warna “biru” 染料 😀 ${"é".repeat(2500)}`;
    await formField(page, "Message").fill(message);
    await sendButton(page).click();
    await expectSent(page);
    expect(received).toHaveLength(1);
    const names = [...received[0]!.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
    const own = ["firstName", "lastName", "email", "phone", "subject", "message"];
    expect(names).toEqual([...own, "access_key", "_gotcha"]);
    expect(received[0]).toContain(message);
    expect(received[0]).toMatch(/name="_gotcha"\s+\r\n------/);
  });

  test("allows only the endpoint in the policy of each page", fullOnly, async () => {
    for (const name of ["index.html", "contact/index.html"]) {
      const [, policy = ""] =
        readFileSync(path.join(copy, "out", name), "utf8").match(/Policy" content="([^"]*)"/) ?? [];
      expect(policy).toContain(`connect-src 'self' ${origin};`);
      expect(policy).toMatch(new RegExp(`form-action ${origin} 'self'$`));
      expect(policy.split(origin)).toHaveLength(3);
    }
  });

  const failures: Record<string, Answer> = {
    "a server error": answer(500),
    "a rejected request": answer(400, { error: "No" }),
    "a body that says so": answer(200, { success: false }),
    "a response without CORS headers": answer(200, {}, {}),
    "a closed connection": (response) => response.destroy(),
  };
  for (const [name, failure] of Object.entries(failures)) {
    test(
      `keeps the message after ${name}, and sends it on the next press`,
      fullOnly,
      async ({ page }) => {
        respond = failure;
        await openForm(page);
        await sendButton(page).click();
        await expectNotSent(page);
        respond = answer(200);
        await sendButton(page).click();
        await expectSent(page);
        expect(received.length).toBeGreaterThanOrEqual(2);
      },
    );
  }

  test(
    "keeps the message when there is no answer within 20 seconds",
    fullOnly,
    async ({ page }) => {
      await page.clock.install();
      const release = holdAnswer();
      await openForm(page);
      await sendButton(page).click();
      await expect.poll(() => received.length).toBe(1);
      await page.clock.runFor(20_000);
      await expectNotSent(page);
      release();
    },
  );

  test("shows the errors of the endpoint at their fields", fullOnly, async ({ page }) => {
    const readError = (label: string) =>
      formField(page, label).evaluate((field: HTMLInputElement) => field.validationMessage);
    for (const errors of [
      [{ field: "email", message: "No such address" }, { message: "Form error" }],
      { email: ["No such address"] },
    ]) {
      respond = answer(422, { errors });
      await openForm(page);
      await sendButton(page).click();
      await expectNotSent(page);
      expect(await readError("Email")).toBe("No such address");
      await expect(formField(page, "Email")).toBeFocused();
      await formField(page, "Email").fill("b@example.com");
      expect(await readError("Email")).toBe("");
    }
  });

  test("accepts a redirect as success", fullOnly, async ({ page }) => {
    respond = answer(303, {}, { ...cors, Location: `${site.url}contact/?sent=1#sent` });
    await openForm(page);
    await sendButton(page).click();
    await expectSent(page);
  });

  test("sends one request for a double click and a held Enter key", fullOnly, async ({ page }) => {
    const release = holdAnswer();
    await openForm(page);
    await sendButton(page).dblclick();
    await formField(page, "Subject").focus();
    for (let press = 0; press < 5; press++) await page.keyboard.down("Enter");
    await expect(page.locator("form")).toHaveAttribute("aria-busy", "true");
    release();
    await expectSent(page);
    expect(received).toHaveLength(1);
    await expect(page.getByText(en.messageSent)).toHaveCount(1);
  });

  test("shows the result in the language chosen while sending", fullOnly, async ({ page }) => {
    const release = holdAnswer();
    await openForm(page);
    await sendButton(page).click();
    await switchTo(page, "ms");
    release();
    await expectSent(page, ms);
    await languageToggle(page).click();
    await expect(status(page)).toHaveText([en.messageReceived]);
  });

  test(
    "stays busy after a navigation and Back, and is empty once sent",
    fullOnly,
    async ({ page }) => {
      const release = holdAnswer();
      await openForm(page);
      await sendButton(page).click();
      await mainNavigationLink(page, "About").click();
      await expect(page).toHaveURL(/\/about\/$/);
      await page.goBack();
      await expect(page.locator("form")).toHaveAttribute("aria-busy", "true");
      await sendButton(page).click();
      release();
      await expectSent(page);
      expect(received).toHaveLength(1);
    },
  );

  test(
    "forgets a message that was sent after the visitor left the page",
    fullOnly,
    async ({ page }) => {
      const release = holdAnswer();
      await openForm(page);
      await sendButton(page).click();
      await mainNavigationLink(page, "About").click();
      await expect(page).toHaveURL(/\/about\/$/);
      release();
      await expect(page.getByText(en.messageSent)).toBeVisible();
      await mainNavigationLink(page, "Contact").click();
      await expect(formField(page, "Subject")).toHaveValue("");
      await expect(formField(page, "Message")).toHaveValue("");
    },
  );

  test("completes the request when the document is left, once", fullOnly, async ({ page }) => {
    const release = holdAnswer();
    await openForm(page);
    await sendButton(page).click();
    await expect.poll(() => received.length).toBe(1);
    await page.goto(`${site.url}about/`);
    release();
    await page.goBack();
    await waitForHydration(page);
    await expect(formField(page, "Message")).toHaveValue("");
    expect(received).toHaveLength(1);
  });

  test("says what happened when a script is missing", fullOnly, async ({ page }) => {
    await openPage(page, `${site.url}contact/`);
    await waitForRequests(page);
    await fillForm(page);
    await page.route("**/*.js*", (route) => route.abort());
    await sendButton(page).click();
    await expect(status(page)).toHaveText([`${en.messageNotSent}${en.openAsEmail}`]);
    await page.unroute("**/*.js*");
    await sendButton(page).click();
    await expectSent(page);
  });

  test("hides the trap field, and says what is sent to whom", fullOnly, async ({ page }) => {
    await openPage(page, `${site.url}contact/`);
    await expect(page.locator("[name=_gotcha]")).toBeHidden();
    await expect(page.locator("[name=_gotcha]")).toHaveAttribute("autocomplete", "off");
    const host = new URL(origin).host;
    await expect(page.getByText(`through ${host}.`)).toBeVisible();
    const notice = page.getByRole("link", { name: en.privacyNotice });
    await expect(notice).toHaveAttribute("href", "https://example.com/privacy");
    await switchTo(page, "ms");
    await expect(page.getByText(`melalui ${host}.`)).toBeVisible();
    await expect(page.getByText(ms.formNeedsScripts)).toBeHidden();
  });

  for (const isRedirected of [true, false]) {
    test.describe(`without JavaScript, ${isRedirected ? "with" : "without"} a redirect`, () => {
      test.use({ javaScriptEnabled: false });

      test("posts the form and shows the thanks", fullOnly, async ({ page }) => {
        respond = isRedirected
          ? answer(303, {}, { Location: `${site.url}contact/?sent=1#sent` })
          : (response) => response.end("Received");
        await page.goto(`${site.url}contact/`);
        await expect(page.getByText(en.messageReceived)).toBeHidden();
        await expect(page.getByText(en.formNeedsScripts)).toBeHidden();
        await fillForm(page);
        await sendButton(page).click();
        await expect(page.getByText(isRedirected ? en.messageReceived : "Received")).toBeVisible();
        expect(received).toHaveLength(1);
        expect(received[0]).toContain("a@example.com");
      });
    });
  }
});
