import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { networkInterfaces } from "node:os";
import path from "node:path";
import { expect, fullOnly, test } from "@/tests/helpers/browser-test";
import { copyProject } from "@/tests/helpers/copy-project.mjs";
import { dictionaries } from "@/tests/helpers/dictionaries";
import { editFile } from "@/tests/helpers/edit-file.mjs";
import { heading, switchTo } from "@/tests/helpers/locators";
import { openPage } from "@/tests/helpers/waiting";

const { en, ms } = dictionaries;

// The Next.js development tools log errors to the console.
test.use({ allowedErrors: /./ });

test.describe("npm run dev", fullOnly, () => {
  test.describe.configure({ mode: "serial" });
  let copy: string;
  let url: string;
  let server: ChildProcessWithoutNullStreams;

  test.beforeAll(async () => {
    copy = copyProject({ folder: "test-results/dev" });
    // Only a build checks the facts.
    const env = { ...process.env, STRICT_FACTS: "1" };
    server = spawn("npm", ["run", "dev", "--", "--port", "0"], { cwd: copy, detached: true, env });
    let output = "";
    server.stdout.on("data", (data) => (output += String(data)));
    await expect.poll(() => output, { timeout: 50_000 }).toMatch(/Local: .*:\d+\n/);
    url = `http://localhost:${/Local: .*:(\d+)\n/.exec(output)?.[1]}/`;
    // The first request compiles the page.
    expect((await fetch(url)).status).toBe(200);
  });

  test.afterAll(async () => {
    const close = once(server, "close");
    // A negative process id kills the whole process group.
    process.kill(-server.pid!);
    await close;
    rmSync(copy, { recursive: true, force: true });
  });

  test("serves pages, with a style sheet that has no cascade layers", async () => {
    expect((await fetch(`${url}robots.txt`)).status).toBe(200);
    const html = await (await fetch(url)).text();
    const [, styleSheet = ""] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
    const css = await (await fetch(new URL(styleSheet, url))).text();
    expect(css).toContain(".toast-box");
    expect(css).not.toContain("@layer");
  });

  test("shows an edited message without a reload and keeps the language", async ({ page }) => {
    await openPage(page, url);
    await switchTo(page, "ms");
    await expect(heading(page)).toHaveText(ms.heroTitle);
    editFile(path.join(copy, "messages/ms.json"), [ms.heroTitle, "Warna baharu"]);
    await expect(heading(page)).toHaveText("Warna baharu", { timeout: 20_000 });
    await expect(page.locator("html")).toHaveAttribute("lang", "ms");
  });

  test("works at the network address of the machine", async ({ page }) => {
    const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    const network = addresses.find(({ family, internal }) => family === "IPv4" && !internal);
    test.skip(!network, "This machine has no external IPv4 address.");
    await openPage(page, url.replace("localhost", network!.address));
    await expect(heading(page)).toHaveText(en.heroTitle);
    await switchTo(page, "ms");
  });
});
