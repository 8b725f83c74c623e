import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { serveStatic } from "@/scripts/static-server.mjs";

const folder = path.join(mkdtempSync(path.join(tmpdir(), "export-")), "out");
mkdirSync(path.join(folder, "about"), { recursive: true });
writeFileSync(path.join(folder, "about/index.html"), "about");
writeFileSync(path.join(folder, "index.html"), "home");
writeFileSync(path.join(folder, "404.html"), "unknown");
mkdirSync(path.join(folder, "_next/static"), { recursive: true });
writeFileSync(path.join(folder, "_next/static/1a2b.js"), "script");

afterAll(() => rmSync(path.dirname(folder), { recursive: true }));

async function read(url: string) {
  const response = await fetch(url);
  return [response.status, await response.text()];
}

describe("serving the export", () => {
  it("answers pages, and unknown addresses with 404.html and status 404", async () => {
    const site = await serveStatic(folder, { port: 0 });
    expect(await read(site.url)).toEqual([200, "home"]);
    expect(await read(`${site.url}nowhere/`)).toEqual([404, "unknown"]);
    site.close();
  });

  it("redirects the address of a folder without its slash to the one with it", async () => {
    const site = await serveStatic(folder, { port: 0 });
    const response = await fetch(`${site.url}about?lang=ms`, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([301, "/about/?lang=ms"]);
    site.close();
  });

  it("serves below a sub-path, and nothing beside it", async () => {
    const site = await serveStatic(folder, { port: 0, basePath: "/site" });
    expect(site.url).toMatch(/\/site\/$/);
    expect(await read(site.url)).toEqual([200, "home"]);
    expect(await read(new URL("/", site.url).href)).toEqual([404, "unknown"]);
    site.close();
  });

  it("has browsers cache what is named after its content, and revalidate everything else", async () => {
    const site = await serveStatic(folder, { port: 0 });
    const readCacheControl = async (address: string) =>
      (await fetch(new URL(address, site.url))).headers.get("cache-control");
    expect(await readCacheControl("_next/static/1a2b.js")).toMatch(/max-age=31536000, immutable/);
    expect(await readCacheControl("about/")).toMatch(/max-age=0, must-revalidate/);
    site.close();
  });

  it("sends a favicon with its type", async () => {
    writeFileSync(path.join(folder, "favicon.ico"), "icon");
    const site = await serveStatic(folder, { port: 0 });
    const { headers } = await fetch(`${site.url}favicon.ico`);
    expect(headers.get("content-type")).toBe("image/x-icon");
    site.close();
  });

  it("fails without an export, and names the command that builds it", async () => {
    await expect(serveStatic(path.join(folder, "none"), { port: 0 })).rejects.toThrow(
      /run "npm run build" first/,
    );
  });
});

describe("npm start, when the port is in use", () => {
  const blocker = createServer();
  beforeAll(() => new Promise<void>((resolve) => blocker.listen(0, resolve)));
  afterAll(() => blocker.close());

  it("serves at the next one, and reports it", async () => {
    const { port } = blocker.address() as AddressInfo;
    const server = spawn(process.execPath, [path.resolve("scripts/serve.mjs")], {
      cwd: path.dirname(folder),
      env: { ...process.env, PORT: String(port) },
    });
    onTestFinished(() => void server.kill());
    const said = await new Promise<string>((resolve) => {
      let output = "";
      server.stdout.on("data", (text) => {
        output += text;
        if (output.includes("Ctrl+C")) resolve(output);
      });
    });
    expect(said).toContain(`Port ${port} is in use, trying ${port + 1}.`);
    const [url] = said.match(/http:\/\/localhost:\d+\//) ?? [""];
    expect(Number(new URL(url).port)).toBeGreaterThan(port);
    expect(await read(url)).toEqual([200, "home"]);
  });
});
