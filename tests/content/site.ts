import { readFileSync } from "node:fs";
import { type Route, publishedRoutes } from "@/lib/facts/routes";
import { type Language, type Messages, defaultLanguage, languageCodes } from "@/lib/i18n/languages";
import { messageFacts } from "@/lib/i18n/placeholders";
import { exportFolder, readExportedPage } from "@/tests/helpers/export";
import { exportTest } from "@/tests/helpers/fixtures";

/** `test` with `out/` at the base URL, whose pages may request the origins that its policy allows. */
export const test = exportTest.extend({
  allowedOrigins: ({}, provide) => provide(policyOriginsOf(readPage(publishedRoutes[0]!).document)),
});

/** Returns the origins that the content security policy of a page allows besides the site's own. */
export function policyOriginsOf(page: Document): string[] {
  const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]');
  return policy?.getAttribute("content")?.match(/\b(https|wss):[^\s;]+/g) ?? [];
}

/** Returns the path of a page in the export, which ends with a slash. */
export function pagePath({ path }: { path: string }) {
  return path === "/" ? path : `${path}/`;
}

/** The paths of the pages, in navigation order. */
export const paths = publishedRoutes.map(pagePath);

/** Parses a page of the export in `out/`; its `path` is such as `/about/`. */
export function readPage(route: Route) {
  const path = pagePath(route);
  return { route, path, document: readExportedPage(exportFolder, path) };
}

export function readPages() {
  return publishedRoutes.map(readPage);
}

/**
 * The messages of each language of the site, for browser tests, which cannot import `lib/i18n/dictionaries.ts`.
 */
export const dictionaries = Object.fromEntries(
  languageCodes.map((code) => [code, read(code)]),
) as Record<Language, Messages>;

/** Fills in the facts, as the site does. */
function read(code: Language) {
  const texts = JSON.parse(readFileSync(`messages/${code}.json`, "utf8")) as Messages;
  const facts = new Map(Object.entries(messageFacts));
  const entries = Object.entries(texts).map(([key, text]) => [
    key,
    text.replace(/\{(\w+)\}/g, (placeholder, name: string) => facts.get(name) ?? placeholder),
  ]);
  return Object.fromEntries(entries) as Messages;
}

/** The messages of the exported HTML. */
export const messages = dictionaries[defaultLanguage];
