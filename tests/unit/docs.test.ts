import path from "node:path";
import { existsSync, readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import manifest from "@/package.json";
import { listFiles } from "@/scripts/list-files.mjs";

const folders = ["components", "lib", "messages", "scripts", "tests"];
const docs = ["README.md", ...folders.flatMap((folder) => listFiles(folder, ".md"))];
const scripts = Object.keys(manifest.scripts);

/** Build output, and names that are not paths in the repository. */
const notInRepository =
  /^(out\/.*|test-results\/.*|\.next\/|\.env|\.nojekyll|404\.html|llms\.txt|page\.tsx|\/.*|\.(br|gz|htaccess))$/;

/** Pages and sections, which may be removed while README.md mentions them, and their tests. */
const removable =
  /^(app\/\w+\/(page\.tsx)?|components\/sections\/[\w-]+\.tsx|tests\/(e2e|export)\/[\w-]+\.(spec|test)\.ts)$/;

function read(file: string) {
  return readFileSync(file, "utf8");
}

function readCommands(file: string) {
  return [...read(file).matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name]) => name ?? "");
}

describe.each(docs)("%s", (file) => {
  it("mentions only files and folders that exist", () => {
    const inlineCode = [...read(file).matchAll(/`([^`\n]+)`/g)].map(([, text]) => text ?? "");
    const paths = inlineCode.filter(
      (text) => /^[\w./-]*(\/|\.[a-z]+)$/.test(text) && !notInRepository.test(text),
    );
    expect(paths.filter((path) => !existsSync(path) && !removable.test(path))).toEqual([]);
  });

  it("mentions only npm commands that exist", () => {
    expect(readCommands(file).filter((name) => ![...scripts, "ci"].includes(name))).toEqual([]);
  });
});

describe("README.md", () => {
  it("mentions every file of a typeface", () => {
    const fonts = listFiles("app/fonts", "").filter((name) => /\.woff2?$/.test(name));
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((name) => !read("README.md").includes(path.basename(name)))).toEqual([]);
  });

  it("mentions every npm script and every other document", () => {
    // npm runs `pre` and `post` scripts automatically.
    const commands = scripts.filter((name) => !/^(pre|post)/.test(name));
    expect(commands.filter((name) => !readCommands("README.md").includes(name))).toEqual([]);
    expect(
      docs.filter((name) => name !== "README.md" && !read("README.md").includes(name)),
    ).toEqual([]);
  });
});

describe("the CloudFront function", () => {
  const [, code] = read("scripts/hosts/README.md").match(/```js\n(\s*function [^]*?)```/) ?? [];

  it.each([
    ["/", "/index.html"],
    ["/about/", "/about/index.html"],
    ["/about", "/about/index.html"],
    ["/icons/any-192.png", "/icons/any-192.png"],
    ["/_next/static/chunks/app/page-1.js", "/_next/static/chunks/app/page-1.js"],
  ])("rewrites %s to %s", (uri, file) => {
    const event = { request: { uri } };
    expect(runInNewContext(`${code}; handler(event).uri`, { event })).toBe(file);
  });
});
