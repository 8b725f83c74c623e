import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { listen, staticHandler } from "@/scripts/static-server.mjs";
import ms from "@/messages/ms.json" with { type: "json" };
import { exportedFile } from "@/tests/helpers/exported-file";
import { expect, fullOnly, test, waitForPaint } from "@/tests/helpers/browser-test";

test("hydrates the whole page when half of the HTML arrives late", fullOnly, async ({ page }) => {
  const html = readFileSync(exportedFile("services/index.html"), "utf8");
  const serve = staticHandler(exportedFile(""));
  let endResponse = () => {};
  const server = createServer((request, response) => {
    if (!request.url?.endsWith("/?lang=ms")) return serve(request, response);
    const half = html.indexOf("<footer");
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.write(html.slice(0, half));
    endResponse = () => response.end(html.slice(half));
  });
  const port = await listen(server, 0);
  await page.goto(`http://localhost:${port}/services/?lang=ms`, { waitUntil: "commit" });
  // The scripts in the first half must load before the second half is sent.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/main-app-")),
  );
  await waitForPaint(page);
  endResponse();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ms.servicesTitle);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toContainText(ms.footerDescription);
  server.close();
});
