import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createJiti } from "jiti";
import sharp from "sharp";
import { listFiles } from "../../scripts/list-files.mjs";
import { copyProject } from "../helpers/copy-project.mjs";
import { fixtureSite } from "./settings.mjs";

// Builds the fixture site: a copy of the project with the pages, content and messages of this folder, below a sub-path. With
// `--if-missing`, does nothing if it has been built to its end, but states whether it is older than the code.
const marker = path.join(fixtureSite.folder, "../complete");
if (process.argv.includes("--if-missing") && existsSync(marker)) {
  const built = statSync(marker).mtimeMs;
  const sources = ["app", "components", "lib", "public", "scripts", "tests/fixture-site"];
  const replaced = /^(lib.content.(?!types|rules)|app.*page\.tsx$)/;
  const changed = sources
    .flatMap((folder) => listFiles(folder, ""))
    .find((file) => statSync(file).mtimeMs > built && !replaced.test(file));
  if (changed) {
    console.log(
      `The fixture site is older than ${changed}: \`npm run build:fixture\` builds it again.`,
    );
  }
} else {
  const copy = copyProject({ folder: path.dirname(fixtureSite.folder) });
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
  for (const name of ["7318.pdf", "SDS #3 50%.pdf", "LICENCE"]) {
    writeFileSync(path.join(copy, "public/documents", name), "%PDF".padEnd(1_250_000));
  }
  await sharp({ create: { width: 1000, height: 500, channels: 3, background: "#00735c" } })
    .jpeg()
    .toFile(path.join(copy, "app/photos/sample.jpg"));
  const { origin, basePath } = fixtureSite;
  const env = { ...process.env, SITE_URL: origin, BASE_PATH: basePath, STRICT_FACTS: "1" };
  execFileSync("npm", ["run", "build"], { cwd: copy, env, stdio: "inherit" });
  writeFileSync(marker, "");
}
