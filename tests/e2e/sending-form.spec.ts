import { execFile } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import en from "../../messages/en.json" with { type: "json" };
import { listen, serveStatic } from "../../scripts/static-server.mjs";
import { copyProject } from "../copy-project.mjs";
import { editFile } from "../edit-file.mjs";
import { expect, fillForm, formField, fullOnly, openPage, test } from "./test";

const readme = readFileSync("components/sections/README.md", "utf8");

/** Returns the README code block that starts with `start`, unindented; throws if there is none. */
function readCodeBlock(start: string) {
  const blocks = [...readme.matchAll(/^( *)```\w+\n(.*?)^\1```$/gms)];
  const [, indent = "", code = ""] = blocks.find(([, , code]) => code?.trim().startsWith(start))!;
  return code.replaceAll(new RegExp(`^${indent}`, "gm"), "");
}

/**
 * Applies the edits of components/sections/README.md to a copy of the project.
 *
 * @returns the new English messages by key
 */
function applyReadmeEdits(copy: string, endpoint: string) {
  const withEndpoint = (text: string) => text.replaceAll("https://forms.example", endpoint);
  editFile(
    path.join(copy, "scripts/content-security-policy.mjs"),
    ['["connect-src", "font-src",', '["font-src",'],
    ['"base-uri", "form-action"]', '"base-uri"]'],
    ["    ...nothing.map", withEndpoint(`${readCodeBlock('["connect-src"')}    ...nothing.map`)],
  );
  editFile(
    path.join(copy, "components/sections/parts/message-form.tsx"),
    [/ {2}async function handleSubmission\(\) \{.*?\n {2}\}\n/s, readCodeBlock("async function")],
    [
      'method="dialog"\n',
      'method="post"\n      encType="multipart/form-data"\n      action={endpoint}\n',
    ],
    [/^\/\*\*$/m, withEndpoint('const endpoint = "https://forms.example/contact";\n\n/**')],
  );
  editFile(path.join(copy, "components/sections/contact-form.tsx"), [
    / *<p[^>]*>\s*<Message id="formNeedsScripts".*?<\/p>\n/s,
    "",
  ]);
  const rows = [...readme.matchAll(/^ *\| `(message\w+)` *\| (.*?) *\|$/gm)];
  const newTexts = rows.map(([, key = "", text = ""]) => [key, text] as const);
  // The English table precedes the Malay one.
  const english = Object.fromEntries(newTexts.slice(0, newTexts.length / 2));
  const malay = Object.fromEntries(newTexts.slice(newTexts.length / 2));
  for (const [language, changes] of Object.entries({ en: english, ms: malay })) {
    const file = path.join(copy, `messages/${language}.json`);
    const messages = { ...JSON.parse(readFileSync(file, "utf8")), ...changes };
    delete messages.formNeedsScripts;
    writeFileSync(file, JSON.stringify(messages));
  }
  return english;
}

test.describe("the contact form after the README edits that make it send", fullOnly, () => {
  test.describe.configure({ mode: "serial" });
  // The browser logs 500 responses and refused connections as console errors.
  test.use({ allowedErrors: /500|ERR_CONNECTION_REFUSED/ });
  let copy: string;
  let site: Awaited<ReturnType<typeof serveStatic>>;
  let newMessages: Record<string, string>;
  let status = 200;
  const received: string[] = [];
  const endpoint = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    received.push(`${request.method} ${body}`);
    response.writeHead(status, { "Access-Control-Allow-Origin": "*" });
    response.end("Thank you");
  });

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    copy = copyProject();
    newMessages = applyReadmeEdits(copy, `http://localhost:${await listen(endpoint, 0)}`);
    await promisify(execFile)("npm", ["run", "build"], { cwd: copy });
    site = await serveStatic(path.join(copy, "out"), { port: 0 });
  });

  test.afterAll(() => {
    site?.close();
    endpoint.close();
    rmSync(copy, { recursive: true, force: true });
  });

  test("sends the input, shows a confirmation and clears the fields", async ({ page }) => {
    await openPage(page, `${site.url}contact/`);
    await fillForm(page);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText(newMessages.messageReceived!)).toBeVisible();
    await expect(formField(page, "Message")).toHaveValue("");
    expect(received.at(-1)).toMatch(/^POST .*a@example\.com/s);
  });

  test("keeps the input when the endpoint responds with status 500", async ({ page }) => {
    status = 500;
    await openPage(page, `${site.url}contact/`);
    await fillForm(page);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText(newMessages.messageFailed!, { exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByText(newMessages.messageNotSent!)).toBeVisible();
    await expect(formField(page, "Message")).toHaveValue("Text");
    status = 200;
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("shows the response of the endpoint", async ({ page }) => {
      await page.goto(`${site.url}contact/`);
      await fillForm(page);
      await page.getByRole("button", { name: en.sendMessage }).click();
      await expect(page.getByText("Thank you")).toBeVisible();
      expect(received.at(-1)).toMatch(/^POST .*a@example\.com/s);
    });
  });

  test("keeps the input when the endpoint is unreachable", async ({ page }) => {
    await openPage(page, `${site.url}contact/`);
    await fillForm(page);
    endpoint.close();
    endpoint.closeAllConnections();
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText(newMessages.messageFailed!, { exact: true })).toBeVisible();
    await expect(formField(page, "Message")).toHaveValue("Text");
  });
});
