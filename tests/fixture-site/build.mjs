import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createJiti } from "jiti";
import sharp from "sharp";
import { listFiles } from "../../scripts/list-files.mjs";
import { buildIfStale, copyProject } from "../helpers/copy-project.mjs";
import { fixtureSite } from "./settings.mjs";

/**
 * Builds the fixture site, if its sources have changed: a copy of the project with the pages, content and messages of this
 * folder, below a sub-path.
 *
 * @throws {Error} with the output of a build that fails.
 */
export async function buildFixtureSite() {
  const copy = copyProject(path.dirname(fixtureSite.folder));
  for (const page of listFiles(path.join(copy, "app"), "page.tsx")) rmSync(page);
  cpSync("tests/fixture-site/app", path.join(copy, "app"), { recursive: true });
  cpSync("tests/fixture-site/content", path.join(copy, "lib/content"), { recursive: true });
  /** @type {typeof import("./messages")} */
  const { messages } = await createJiti(import.meta.url).import("./messages.ts");
  for (const [language, texts] of Object.entries(messages)) {
    writeFileSync(path.join(copy, `messages/${language}.json`), JSON.stringify(texts));
  }
  for (const folder of ["public/documents", "app/photos"]) {
    mkdirSync(path.join(copy, folder), { recursive: true });
  }
  for (const name of ["7318.pdf", "SDS-3_50.pdf", "LICENCE"]) {
    writeFileSync(path.join(copy, "public/documents", name), "%PDF".padEnd(1_250_000));
  }
  await sharp({ create: { width: 1000, height: 500, channels: 3, background: "#00735c" } })
    .jpeg()
    .toFile(path.join(copy, "app/photos/sample.jpg"));
  const { origin: siteUrl, basePath } = fixtureSite;
  await buildIfStale(copy, { siteUrl, basePath }, { STRICT_FACTS: "1" });
}
