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

it("serves the files of a later build, and has only the status while there are none", async () => {
  const copy = mkdtempSync(path.join(folder, "copy-"));
  const write = (name: string, text: string) => writeFileSync(path.join(copy, name), text);
  write("404.html", "unknown");
  const { url, close } = await serveStatic(copy, { port: 0 });
  onTestFinished(close);
  const read = async () => {
    const response = await fetch(`${url}new.js`);
    return { status: response.status, text: await response.text() };
  };
  expect(await read()).toEqual({ status: 404, text: "unknown" });
  rmSync(path.join(copy, "404.html"));
  expect(await read()).toEqual({ status: 404, text: "" });
  write("new.js", "new");
  expect(await read()).toEqual({ status: 200, text: "new" });
});

it("serves a file whose name has characters with a meaning in URLs", async () => {
  writeFileSync(path.join(folder, "out/a #1? 50%.pdf"), "document");
  const { url, close } = await serveStatic(path.join(folder, "out"), { port: 0 });
  onTestFinished(close);
  const response = await fetch(`${url}a%20%231%3F%2050%25.pdf?query`);
  expect(await response.text()).toBe("document");
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
