import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import path from "node:path";
import en from "@/messages/en.json" with { type: "json" };
import ms from "@/messages/ms.json" with { type: "json" };
import { copyProject } from "@/tests/helpers/copy-project.mjs";
import { expect, fullOnly, heading, openPage, switchTo, test } from "@/tests/helpers/browser-test";

// The Next.js development tools log errors to the console.
test.use({ allowedErrors: /./ });

test.describe("npm run dev", fullOnly, () => {
  test.describe.configure({ mode: "serial" });
  let copy: string;
  let port: string;
  let server: ChildProcessWithoutNullStreams;

  test.beforeAll(async () => {
    copy = copyProject({ isInside: true });
    const env = { ...process.env, STRICT_FACTS: "1" };
    server = spawn("npm", ["run", "dev", "--", "--port", "0"], { cwd: copy, detached: true, env });
    let output = "";
    server.stdout.on("data", (data) => (output += String(data)));
    await expect.poll(() => output, { timeout: 50_000 }).toMatch(/Local: .*:\d+\n/);
    [, port = ""] = /Local: .*:(\d+)\n/.exec(output) ?? [];
    // The first request compiles the page, which takes time.
    await expect
      .poll(async () => (await fetch(`http://localhost:${port}/`).catch(() => undefined))?.status, {
        timeout: 50_000,
      })
      .toBe(200);
  });

  test.afterAll(async () => {
    // Follows the exit of every process that writes to the pipe, and not only of npm.
    const close = once(server, "close");
    // A negative process id kills the whole process group.
    process.kill(-server.pid!);
    await close;
    rmSync(copy, { recursive: true, force: true });
  });

  test("serves the page with a style sheet that has no cascade layers", async () => {
    const html = await (await fetch(`http://localhost:${port}/`)).text();
    expect(html).toContain(en.heroTitle);
    const [, styleSheet] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
    const css = await (await fetch(new URL(styleSheet ?? "", `http://localhost:${port}/`))).text();
    expect(css).toContain(".fan-deck");
    expect(css).not.toContain("@layer");
  });

  test("does not end because of unconfirmed facts, which only a build checks", async () => {
    for (const path of ["robots.txt", "robots.txt", ""]) {
      expect((await fetch(`http://localhost:${port}/${path}`)).status, path).toBe(200);
    }
  });

  test("shows an edited message without a reload and keeps the language", async ({ page }) => {
    await openPage(page, `http://localhost:${port}/`);
    await switchTo(page, "ms");
    await expect(heading(page)).toHaveText(ms.heroTitle);
    const file = path.join(copy, "messages/ms.json");
    writeFileSync(file, readFileSync(file, "utf8").replace(ms.heroTitle, "Warna baharu"));
    await expect(heading(page)).toHaveText("Warna baharu", { timeout: 20_000 });
    await expect(page.locator("html")).toHaveAttribute("lang", "ms");
  });

  test("works at the network address of the machine", async ({ page }) => {
    const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    const network = addresses.find(({ family, internal }) => family === "IPv4" && !internal);
    test.skip(!network, "This machine has no external IPv4 address.");
    await openPage(page, `http://${network!.address}:${port}/services/`);
    await switchTo(page, "ms");
    await expect(heading(page)).toHaveText(ms.servicesTitle);
  });
});
