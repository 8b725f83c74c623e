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

describe("serveStatic", () => {
  it("serves pages, and 404.html with status 404 for unknown paths", async () => {
    const site = await serveStatic(folder, { port: 0 });
    expect(await read(site.url)).toEqual([200, "home"]);
    expect(await read(`${site.url}nowhere/`)).toEqual([404, "unknown"]);
    site.close();
  });

  it("redirects a folder path to the URL with a trailing slash and keeps the query", async () => {
    const site = await serveStatic(folder, { port: 0 });
    const response = await fetch(`${site.url}about?lang=ms`, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([301, "/about/?lang=ms"]);
    site.close();
  });

  it("serves pages below the base path and 404.html outside it", async () => {
    const site = await serveStatic(folder, { port: 0, basePath: "/site" });
    expect(site.url).toMatch(/\/site\/$/);
    expect(await read(site.url)).toEqual([200, "home"]);
    expect(await read(new URL("/", site.url).href)).toEqual([404, "unknown"]);
    site.close();
  });

  it("sends immutable caching for hashed file names and revalidation for other files", async () => {
    const site = await serveStatic(folder, { port: 0 });
    const readCacheControl = async (pathname: string) =>
      (await fetch(new URL(pathname, site.url))).headers.get("cache-control");
    expect(await readCacheControl("_next/static/1a2b.js")).toMatch(/max-age=31536000, immutable/);
    expect(await readCacheControl("about/")).toMatch(/max-age=0, must-revalidate/);
    site.close();
  });

  it("sends the content type of a favicon", async () => {
    writeFileSync(path.join(folder, "favicon.ico"), "icon");
    const site = await serveStatic(folder, { port: 0 });
    const { headers } = await fetch(`${site.url}favicon.ico`);
    expect(headers.get("content-type")).toBe("image/x-icon");
    site.close();
  });

  it("rejects without an export and states the build command", async () => {
    await expect(serveStatic(path.join(folder, "none"), { port: 0 })).rejects.toThrow(
      /run "npm run build" first/,
    );
  });
});

describe("npm start when the port is in use", () => {
  const blocker = createServer();
  beforeAll(() => new Promise<void>((resolve) => blocker.listen(0, resolve)));
  afterAll(() => blocker.close());

  it("serves on a higher port and reports it", async () => {
    const { port } = blocker.address() as AddressInfo;
    const server = spawn(process.execPath, [path.resolve("scripts/serve.mjs")], {
      cwd: path.dirname(folder),
      env: { ...process.env, PORT: String(port) },
    });
    onTestFinished(() => void server.kill());
    const output = await new Promise<string>((resolve) => {
      let received = "";
      server.stdout.on("data", (chunk) => {
        received += chunk;
        if (received.includes("Ctrl+C")) resolve(received);
      });
    });
    expect(output).toContain(`Port ${port} is in use, trying ${port + 1}.`);
    const [url] = output.match(/http:\/\/localhost:\d+\//) ?? [""];
    expect(Number(new URL(url).port)).toBeGreaterThan(port);
    expect(await read(url)).toEqual([200, "home"]);
  });
});
