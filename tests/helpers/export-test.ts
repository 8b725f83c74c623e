import { test as base } from "playwright/test";
import { serveStatic } from "@/scripts/static-server.mjs";
import { fixtureSite } from "../fixture-site/settings.mjs";
import { exportFolder } from "./exported-file";

type WorkerFixtures = {
  siteUrl: string;
  /** The URL of the fixture site: see `tests/fixture-site/build.mjs`. */
  fixtureSiteUrl: string;
};

/** Playwright's `test` with `out/` served at the base URL, and without errors of routes that a test leaves pending. */
export const test = base.extend<object, WorkerFixtures>({
  siteUrl: [({}, provide) => serve(provide, exportFolder), { scope: "worker" }],
  fixtureSiteUrl: [
    ({}, provide) => serve(provide, fixtureSite.folder, fixtureSite.basePath),
    { scope: "worker" },
  ],
  baseURL: async ({ siteUrl }, provide) => provide(siteUrl),
  page: async ({ page, context }, provide) => {
    await provide(page);
    // A request may still be pending, such as that of the icon or of a linked page.
    for (const owner of [page, context]) await owner.unrouteAll({ behavior: "ignoreErrors" });
  },
});

async function serve(provide: (url: string) => Promise<void>, folder: string, basePath = "") {
  const server = await serveStatic(folder, { port: 0, basePath });
  await provide(server.url);
  server.close();
}

export { expect } from "playwright/test";
