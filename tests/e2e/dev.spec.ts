import { spawn } from "node:child_process";
import { createServer } from "node:http";
import en from "../../messages/en.json" with { type: "json" };
import { listen } from "../../scripts/static-server.mjs";
import { expect, test } from "playwright/test";

test("npm run dev serves the site with its style sheet", async () => {
  const free = createServer();
  const port = await listen(free, 0);
  free.close();
  const server = spawn("npm", ["run", "dev", "--", "--port", `${port}`], { detached: true });
  try {
    const address = `http://localhost:${port}/`;
    // Compiles the page on its first request.
    await expect
      .poll(async () => (await fetch(address).catch(() => undefined))?.status, { timeout: 50_000 })
      .toBe(200);
    const html = await (await fetch(address)).text();
    expect(html).toContain(en.heroTitle);
    const [, styleSheet] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
    const css = await (await fetch(new URL(styleSheet ?? "", address))).text();
    expect(css).toContain(".fan-deck");
    expect(css).not.toContain("@layer");
  } finally {
    // With its children.
    process.kill(-server.pid!);
  }
});
