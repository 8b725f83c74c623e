import { execFile } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import en from "../../messages/en.json" with { type: "json" };
import { listen, serveStatic } from "../../scripts/static-server.mjs";
import { copyProject } from "../copy-project.mjs";
import { editFile } from "../edit-file.mjs";
import { expect, fillForm, formField, inFull, openPage, test } from "./test";

const readme = readFileSync("README.md", "utf8");

/** A code block of the README that starts with this text, without its indentation. */
function readBlock(start: string) {
  const blocks = [...readme.matchAll(/^( *)```\w+\n(.*?)^\1```$/gms)];
  const [, indent = "", code = ""] = blocks.find(([, , code]) => code?.trim().startsWith(start))!;
  return code.replaceAll(new RegExp(`^${indent}`, "gm"), "");
}

/** Makes the edits of the section "To make the form send" in a copy of the project. */
function makeFormSend(copy: string, endpoint: string) {
  const local = (text: string) => text.replaceAll("https://forms.example", endpoint);
  editFile(
    path.join(copy, "scripts/content-security-policy.mjs"),
    ['["connect-src", "font-src",', '["font-src",'],
    ['"base-uri", "form-action"]', '"base-uri"]'],
    ["    ...nothing.map", local(`${readBlock('["connect-src"')}    ...nothing.map`)],
  );
  editFile(
    path.join(copy, "components/sections/parts/message-form.tsx"),
    [/ {2}async function confirmSubmission\(\) \{.*?\n {2}\}\n/s, readBlock("async function")],
    [
      'method="dialog"\n',
      'method="post"\n      encType="multipart/form-data"\n      action={endpoint}\n',
    ],
    [/^\/\*\*$/m, local('const endpoint = "https://forms.example/contact";\n\n/**')],
  );
  editFile(path.join(copy, "components/sections/contact-form.tsx"), [
    / *<p[^>]*>\s*<Message id="formNeedsScripts".*?<\/p>\n/s,
    "",
  ]);
  const rows = [...readme.matchAll(/^ *\| `(message\w+)` *\| (.*?) *\| (.*?) *\|$/gm)];
  for (const [index, language] of ["en", "ms"].entries()) {
    const file = path.join(copy, `messages/${language}.json`);
    const messages = JSON.parse(readFileSync(file, "utf8"));
    for (const [, key = "", ...words] of rows) messages[key] = words[index];
    delete messages.formNeedsScripts;
    writeFileSync(file, JSON.stringify(messages));
  }
  return Object.fromEntries(rows.map(([, key = "", words = ""]) => [key, words]));
}

test.describe("the form after the edits of the README that make it send", inFull, () => {
  test.describe.configure({ mode: "serial" });
  // The browser reports an answer of 500 and a refused connection itself.
  test.use({ allowedErrors: /500|ERR_CONNECTION_REFUSED/ });
  let copy: string;
  let site: Awaited<ReturnType<typeof serveStatic>>;
  let words: Record<string, string>;
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
    words = makeFormSend(copy, `http://localhost:${await listen(endpoint, 0)}`);
    await promisify(execFile)("npm", ["run", "build"], { cwd: copy });
    site = await serveStatic(path.join(copy, "out"), { port: 0 });
  });

  test.afterAll(() => {
    site?.close();
    endpoint.close();
    rmSync(copy, { recursive: true, force: true });
  });

  test("sends what was typed, says so and empties the fields", async ({ page }) => {
    await openPage(page, `${site.url}contact/`);
    await fillForm(page);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText(words.messageReceived!)).toBeVisible();
    await expect(formField(page, "Message")).toHaveValue("");
    expect(received.at(-1)).toMatch(/^POST .*a@example\.com/s);
  });

  test("keeps what was typed where the endpoint refuses it", async ({ page }) => {
    status = 500;
    await openPage(page, `${site.url}contact/`);
    await fillForm(page);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText(words.messageFailed!, { exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByText(words.messageNotSent!)).toBeVisible();
    await expect(formField(page, "Message")).toHaveValue("Text");
    status = 200;
  });

  test.describe("with scripts off", () => {
    test.use({ javaScriptEnabled: false });

    test("leads to the answer of the endpoint", async ({ page }) => {
      await page.goto(`${site.url}contact/`);
      await fillForm(page);
      await page.getByRole("button", { name: en.sendMessage }).click();
      await expect(page.getByText("Thank you")).toBeVisible();
      expect(received.at(-1)).toMatch(/^POST .*a@example\.com/s);
    });
  });

  test("keeps what was typed where the endpoint cannot be reached", async ({ page }) => {
    await openPage(page, `${site.url}contact/`);
    await fillForm(page);
    endpoint.close();
    endpoint.closeAllConnections();
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText(words.messageFailed!, { exact: true })).toBeVisible();
    await expect(formField(page, "Message")).toHaveValue("Text");
  });
});
