import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { copyProject } from "../helpers/copy-project.mjs";
import { editFile } from "../helpers/edit-file.mjs";
import { fixedSite } from "./settings.mjs";

// Builds the fixed site: the pages with the facts of the tests, below a sub-path, and with a form that sends. With
// `--if-missing`, does nothing if it has been built.
if (!process.argv.includes("--if-missing") || !existsSync(fixedSite.folder)) {
  const copy = copyProject({ folder: path.dirname(fixedSite.folder) });
  copyFileSync("tests/fixed-site/company.ts", path.join(copy, "lib/company.ts"));
  await addPhoto(copy);
  const { origin, basePath } = fixedSite;
  const env = { ...process.env, SITE_URL: origin, BASE_PATH: basePath, STRICT_FACTS: "1" };
  execFileSync("npm", ["run", "build"], { cwd: copy, env, stdio: "inherit" });
}

/**
 * Adds a photo of 1000 x 500 pixels to the about page.
 *
 * @param {string} copy
 */
async function addPhoto(copy) {
  mkdirSync(path.join(copy, "app/photos"));
  await sharp({ create: { width: 1000, height: 500, channels: 3, background: "#00735c" } })
    .jpeg()
    .toFile(path.join(copy, "app/photos/sample.jpg"));
  editFile(
    path.join(copy, "app/about/page.tsx"),
    [
      "<MissionVision />",
      `<Photo file="sample.jpg" alt="mapTitle" sizes="100vw" /><MissionVision />`,
    ],
    [
      "import { MissionVision }",
      'import { Photo } from "@/components/photo/photo";\nimport { MissionVision }',
    ],
  );
}
