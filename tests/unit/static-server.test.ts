import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { listen, serveStatic } from "@/scripts/static-server.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "site-"));
mkdirSync(path.join(folder, "out"));
writeFileSync(path.join(folder, "out/404.html"), "unknown");
writeFileSync(path.join(folder, "out/index.html"), "home");
afterAll(() => rmSync(folder, { recursive: true }));

it("names the build command if there is no export", async () => {
  const served = serveStatic(path.join(folder, "none"), { port: 0 });
  await expect(served).rejects.toThrow(/run "npm run build" first/);
});

it("npm start serves on a higher port and reports it when the port is in use", async () => {
  const blocker = createServer();
  const port = await listen(blocker, 0);
  onTestFinished(() => void blocker.close());
  const env = { ...process.env, PORT: String(port) };
  const server = spawn("node", [path.resolve("scripts/serve.mjs")], { cwd: folder, env });
  onTestFinished(() => void server.kill());
  let output = "";
  for await (const chunk of server.stdout) {
    output += chunk;
    if (output.includes("Ctrl+C")) break;
  }
  expect(output).toContain(`Port ${port} is in use, trying ${port + 1}.`);
  const [url = ""] = /http:\/\/localhost:\d+\//.exec(output) ?? [];
  expect(await (await fetch(url)).text()).toBe("home");
});
