import { execFile } from "node:child_process";
import { cpSync, readFileSync, rmSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { createServer } from "node:https";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright/test";
import en from "@/messages/en.json" with { type: "json" };
import ms from "@/messages/ms.json" with { type: "json" };
import { listen, serveStatic } from "@/scripts/static-server.mjs";
import { certificate } from "@/tests/helpers/http2-server.mjs";
import { copyProject } from "@/tests/helpers/copy-project.mjs";
import { editFile } from "@/tests/helpers/edit-file.mjs";
import {
  blockScripts,
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
} from "@/tests/helpers/browser-test";

const cors = { "Access-Control-Allow-Origin": "*" };

type Answer = (response: ServerResponse) => unknown;

/** Returns an answer with a status and a JSON body. */
function answer(status: number, body: object = {}, headers: Record<string, string> = cors): Answer {
  return (response) => response.writeHead(status, headers).end(JSON.stringify(body));
}

const sentPath = "contact/?sent=1#sent";
const emailError = "No such address";

/** How the services of contact-form.md answer, by their documentation; `refused` is about the email address or in general. */
const services: Record<string, { accepted: Answer; refused: Answer; namesField?: boolean }> = {
  Formspree: {
    accepted: answer(200, { ok: true, next: "/thanks" }),
    refused: answer(422, {
      error: "Validation errors",
      errors: [{ code: "TYPE_EMAIL", field: "email", message: emailError }, { message: "Other" }],
    }),
    namesField: true,
  },
  Web3Forms: {
    accepted: answer(200, { success: true, message: "Email sent successfully!" }),
    refused: answer(400, { success: false, message: "Invalid access key" }),
  },
  "Netlify Forms": {
    accepted: (response) => response.writeHead(200, cors).end("<h1>Thank you!</h1>"),
    refused: (response) => response.writeHead(404, cors).end("<h1>Not found</h1>"),
  },
  Basin: {
    accepted: answer(200, { success: true }),
    refused: answer(422, { error: "Invalid form" }),
  },
  "an endpoint of one's own": {
    accepted: answer(303, {}, { ...cors, Location: "https://localhost/thanks" }),
    refused: answer(422, { errors: { email: [emailError] } }),
    namesField: true,
  },
};

const failures: Record<string, Answer> = {
  "a server error": answer(500),
  "a body that says so": answer(200, { success: false }),
  "a response without CORS headers": answer(200, {}, {}),
  "a closed connection": (response) => response.destroy(),
};

test.describe("the contact form with an endpoint", () => {
  test.describe.configure({ mode: "serial" });
  test.use({
    ignoreHTTPSErrors: true,
    allowedErrors:
      /status of [45]|ERR_FAILED|ERR_EMPTY_RESPONSE|ERR_INTERNET|CORS policy|Loading chunk/,
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
    const companyFile = path.join(copy, "lib/company.ts");
    cpSync("tests/helpers/sample-company.ts", companyFile);
    editFile(companyFile, ["https://forms.sample.example", origin]);
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

  /** Sends the form. The endpoint answers only when the returned function is called. */
  async function sendAndHold(page: Page) {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    respond = async (response) => {
      await released;
      answer(200)(response);
    };
    await openForm(page);
    await sendButton(page).click();
    await expect.poll(() => received.length).toBe(1);
    return release;
  }

  async function expectSent(page: Page, messages = en) {
    await expect(page.getByText(messages.messageSent)).toBeVisible();
    await expect(status(page)).toHaveText([messages.messageReceived]);
    await expect(page.locator("#message")).toHaveValue("");
    await expect(page.locator("form")).toHaveAttribute("aria-busy", "false");
  }

  async function expectNotSent(page: Page) {
    await expect(page.locator("[data-sonner-toast][data-front=true]")).toContainText(
      en.messageFailed,
    );
    await expect(status(page)).toHaveText([`${en.messageFailed}${en.openAsEmail}`]);
    await expect(formField(page, en.message)).toHaveValue("Text");
  }

  test("sends the fields in their order, and says so", async ({ page }) => {
    await openForm(page);
    const message = `Warna “biru” 染料 😀 ${"é".repeat(2500)}`;
    await formField(page, en.message).fill(message);
    await sendButton(page).click();
    await expectSent(page);
    expect(received).toHaveLength(1);
    const names = [...received[0]!.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
    const own = ["firstName", "lastName", "email", "phone", "subject", "message"];
    expect(names).toEqual([...own, "access_key", "_gotcha"]);
    expect(received[0]).toContain(message);
    expect(received[0]).toMatch(/name="_gotcha"\s+\r\n------/);
  });

  test(
    "has the attributes of the service, a hidden trap, and a privacy notice",
    fullOnly,
    async ({ page }) => {
      await openPage(page, `${site.url}contact/`);
      await expect(page.locator("form[name=contact]")).toHaveAttribute("data-netlify", "true");
      await expect(page.locator("[name=_gotcha]")).toBeHidden();
      await expect(page.locator("[name=_gotcha]")).toHaveAttribute("autocomplete", "off");
      const host = new URL(origin).host;
      await expect(page.getByText(`through ${host}.`)).toBeVisible();
      const notice = page.getByRole("link", { name: en.privacyNotice });
      await expect(notice).toHaveAttribute("href", "https://sample.example/privacy");
      await switchTo(page, "ms");
      await expect(page.getByText(`melalui ${host}.`)).toBeVisible();
      await expect(page.getByText(ms.formNeedsScripts)).toBeHidden();
    },
  );

  test("allows only the endpoint in the policy of each page", fullOnly, async () => {
    for (const name of ["index.html", "contact/index.html"]) {
      const [, policy = ""] =
        readFileSync(path.join(copy, "out", name), "utf8").match(/Policy" content="([^"]*)"/) ?? [];
      expect(policy).toContain(`connect-src 'self' ${origin};`);
      expect(policy).toMatch(new RegExp(`form-action ${origin} 'self'$`));
      expect(policy.split(origin)).toHaveLength(3);
    }
  });

  for (const [name, { accepted, refused, namesField }] of Object.entries(services)) {
    test(`understands the answers of ${name}`, fullOnly, async ({ page }) => {
      const readError = () =>
        formField(page, en.email).evaluate((field: HTMLInputElement) => field.validationMessage);
      respond = refused;
      await openForm(page);
      await sendButton(page).click();
      await expectNotSent(page);
      expect(await readError()).toBe(namesField ? emailError : "");
      if (namesField) {
        await expect(formField(page, en.email)).toBeFocused();
        await expect(formField(page, en.email)).toBeInViewport();
      }
      await formField(page, en.email).fill("b@example.com");
      expect(await readError()).toBe("");
      respond = accepted;
      await sendButton(page).click();
      await expectSent(page);
      expect(received).toHaveLength(2);
    });
  }

  for (const [name, failure] of Object.entries(failures)) {
    test(`keeps the message after ${name}, and sends it again`, fullOnly, async ({ page }) => {
      respond = failure;
      await openForm(page);
      await sendButton(page).click();
      await expectNotSent(page);
      respond = answer(200);
      await sendButton(page).click();
      await expectSent(page);
      // Chromium repeats a request whose connection was closed.
      expect(received.length).toBeGreaterThanOrEqual(2);
    });
  }

  test(
    "keeps the message when there is no answer within 20 seconds",
    fullOnly,
    async ({ page }) => {
      await page.clock.install();
      const release = await sendAndHold(page);
      await page.clock.runFor(20_000);
      await expectNotSent(page);
      release();
    },
  );

  test(
    "keeps the message when the device is offline or a script is missing",
    fullOnly,
    async ({ page, context }) => {
      await openForm(page);
      await blockScripts(page);
      await sendButton(page).click();
      await expect(status(page)).toHaveText([`${en.messageFailed}${en.openAsEmail}`]);
      await page.unrouteAll();
      await sendButton(page).click();
      await expectSent(page);
      await fillForm(page);
      await context.setOffline(true);
      await sendButton(page).click();
      await expectNotSent(page);
      expect(received).toHaveLength(1);
    },
  );

  test("sends one request for a double click and a held Enter key", fullOnly, async ({ page }) => {
    const release = await sendAndHold(page);
    await sendButton(page).dblclick();
    await formField(page, en.subject).focus();
    for (let press = 0; press < 5; press++) await page.keyboard.down("Enter");
    await expect(page.locator("form")).toHaveAttribute("aria-busy", "true");
    release();
    await expectSent(page);
    expect(received).toHaveLength(1);
    await expect(page.getByText(en.messageSent)).toHaveCount(1);
  });

  test(
    "shows the result in the language chosen while sending, also in a hidden tab",
    fullOnly,
    async ({ page, context }) => {
      const release = await sendAndHold(page);
      await switchTo(page, "ms");
      const otherTab = await context.newPage();
      await otherTab.bringToFront();
      release();
      await expect(page.locator("form")).toHaveAttribute("aria-busy", "false");
      await page.bringToFront();
      await expectSent(page, ms);
      await languageToggle(page).click();
      await expect(status(page)).toHaveText([en.messageReceived]);
    },
  );

  test("is busy after a navigation and Back, and empty once sent", fullOnly, async ({ page }) => {
    const release = await sendAndHold(page);
    await mainNavigationLink(page, en.services).click();
    await expect(page).toHaveURL(/\/services\/$/);
    await page.goBack();
    await expect(page.locator("form")).toHaveAttribute("aria-busy", "true");
    await sendButton(page).click();
    release();
    await expectSent(page);
    expect(received).toHaveLength(1);
  });

  test(
    "is empty when the message was sent while the visitor was on another page",
    fullOnly,
    async ({ page }) => {
      const release = await sendAndHold(page);
      await mainNavigationLink(page, en.services).click();
      await expect(page).toHaveURL(/\/services\/$/);
      release();
      await expect(page.getByText(en.messageSent)).toBeVisible();
      await mainNavigationLink(page, en.contact).click();
      await expect(formField(page, en.subject)).toHaveValue("");
      await expect(formField(page, en.message)).toHaveValue("");
    },
  );

  test(
    "sends once when the document is left, and keeps only an unsent message for Back",
    fullOnly,
    async ({ page }) => {
      const release = await sendAndHold(page);
      await page.goto(`${site.url}services/`);
      release();
      await page.goBack();
      await waitForHydration(page);
      await expect(formField(page, en.message)).toHaveValue("");
      expect(received).toHaveLength(1);
      respond = answer(500);
      await fillForm(page);
      await sendButton(page).click();
      await expectNotSent(page);
      await page.goto(`${site.url}services/`);
      await page.goBack();
      await expect(formField(page, en.message)).toHaveValue("Text");
    },
  );

  test("says that a form sent without scripts was received", fullOnly, async ({ page }) => {
    await page.goto(site.url + sentPath);
    await expect(status(page)).toHaveText([en.messageReceived]);
    await expect(page.getByText(en.messageReceived)).toHaveCount(2);
    await expect(page.locator("#sent")).toBeHidden();
    await switchTo(page, "ms");
    await expect(status(page)).toHaveText([ms.messageReceived]);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(
      "posts the form, and shows the thanks or the page of the service",
      fullOnly,
      async ({ page }) => {
        respond = answer(303, {}, { Location: site.url + sentPath });
        await page.goto(`${site.url}contact/`);
        await expect(page.getByText(en.messageReceived)).toBeHidden();
        await expect(page.getByText(en.formNeedsScripts)).toBeHidden();
        await fillForm(page);
        await sendButton(page).click();
        await expect(page.getByText(en.messageReceived)).toBeVisible();
        respond = (response) => response.end("Received");
        await fillForm(page);
        await sendButton(page).click();
        await expect(page.getByText("Received")).toBeVisible();
        expect(received).toHaveLength(2);
        expect(received[1]).toContain("a@example.com");
      },
    );
  });
});
