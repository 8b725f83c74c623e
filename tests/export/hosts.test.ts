import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { listen } from "@/scripts/static-server.mjs";
import { findFreePort, withHost } from "@/tests/helpers/hosts.mjs";

const serverUrl = new URL("../../scripts/static-server.mjs", import.meta.url);
const host = {
  name: "Node.js",
  program: "node",
  encodings: [],
  prepare: ({ root, port }: { root: string; port: number }) => [
    "--input-type=module",
    "--eval",
    `import { serveStatic } from "${serverUrl}"; await serveStatic(${JSON.stringify(root)}, { port: ${port} });`,
  ],
};

it("starts a web server on another port if a process has taken the port in the meantime", async () => {
  const out = mkdtempSync(path.join(tmpdir(), "export-"));
  writeFileSync(path.join(out, "404.html"), "unknown");
  writeFileSync(path.join(out, "index.html"), "home");
  const blocker = createServer((_, response) => response.end("another process"));
  const takenPort = await listen(blocker, 0);
  onTestFinished(() => {
    blocker.close();
    rmSync(out, { recursive: true });
  });
  const ports = [takenPort];

  const body = await withHost(
    host,
    { out },
    async (url) => (await fetch(url)).text(),
    async () => ports.shift() ?? findFreePort(),
  );
  expect(body).toBe("home");
});
