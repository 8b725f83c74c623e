import { existsSync, readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import manifest from "@/package.json";

const readme = readFileSync("README.md", "utf8");
const quoted = [...readme.matchAll(/`([^`\n]+)`/g)].map(([, text]) => text ?? "");

const [, cloudFrontFunction = ""] = readme.match(/```js\n(\s*function handler[^]*?)```/) ?? [];

/** What `npm run build` writes, and names without a folder that the text explains. */
const notInTheRepository =
  /^(out\/.*|page\.tsx|404\.html|(llms|robots)\.txt|sitemap\.xml|\/_next\/static\/|\/404\.html|\.(br|gz|htaccess))$/;

describe("the README", () => {
  it("names only files and folders that exist", () => {
    const paths = quoted.filter(
      (text) => /^[\w./-]+(\.\w+|\/)$/.test(text) && !notInTheRepository.test(text),
    );
    expect(paths.length).toBeGreaterThan(20);
    expect(
      paths.filter(
        (name) =>
          !existsSync(name) && !existsSync(`lib/${name}`) && !existsSync(`components/${name}`),
      ),
    ).toEqual([]);
  });

  it("names only commands that exist, and every one of them", () => {
    const named = [...readme.matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name]) => name ?? "");
    const builtIn = ["ci", "install", "outdated"];
    // npm runs `prebuild` before `build` and so on.
    const scripts = Object.keys(manifest.scripts).filter((name) => !/^(pre|post)/.test(name));
    expect(named.filter((name) => !scripts.includes(name) && !builtIn.includes(name))).toEqual([]);
    expect(scripts.filter((name) => !named.includes(name))).toEqual([]);
  });

  it.each([
    ["/", "/index.html"],
    ["/about/", "/about/index.html"],
    ["/about", "/about/index.html"],
    ["/icons/any-192.png", "/icons/any-192.png"],
    ["/_next/static/chunks/app/page-1.js", "/_next/static/chunks/app/page-1.js"],
  ])("gives a function for CloudFront that answers %s with %s", (uri, file) => {
    expect(
      runInNewContext(`${cloudFrontFunction}; handler(event).uri`, { event: { request: { uri } } }),
    ).toBe(file);
  });
});
