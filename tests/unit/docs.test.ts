import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import manifest from "@/package.json";
import { listFiles } from "@/scripts/list-files.mjs";

const folders = ["app", "components", "lib", "messages", "scripts", "tests"];
const docs = ["README.md", ...folders.flatMap((folder) => listFiles(folder, ".md"))];

/** Build output, and names that are not paths in the repository. */
const notInRepository =
  /^(out\/.*|test-results\/.*|\.next\/|\.env|\.nojekyll|404\.html|llms\.txt|page\.tsx|\/.*|\.(br|gz|htaccess))$/;

/** Pages and sections, which may be removed while README.md mentions them, and their tests. */
const removable =
  /^(tests\/specification\/|app\/\w+\/(page\.tsx)?|components\/sections\/[\w-]+\.tsx|tests\/(e2e|export)\/[\w-]+\.(spec|test)\.ts)$/;

describe.each(docs)("%s", (file) => {
  const text = readFileSync(file, "utf8");

  it("mentions only files and folders that exist", () => {
    const inlineCode = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
    const paths = inlineCode.filter((code) => /^[\w./-]*(\/|\.[a-z]+)$/.test(code));
    const missing = paths.filter((path) => !notInRepository.test(path) && !existsSync(path));
    expect(missing.filter((path) => !removable.test(path))).toEqual([]);
  });

  it("mentions only npm commands that exist", () => {
    const commands = [...text.matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name = ""]) => name);
    const known = ["ci", ...Object.keys(manifest.scripts)];
    expect(commands.filter((name) => !known.includes(name))).toEqual([]);
  });
});
