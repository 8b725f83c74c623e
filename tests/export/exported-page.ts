import { readFileSync } from "node:fs";
import path from "node:path";
import { Window } from "happy-dom";

/**
 * Parses a page of an export without running its scripts, as crawlers without JavaScript do.
 *
 * @param folder the export
 * @param pagePath relative to the root of the site, such as `/about/` or `about/`
 * @throws {Error} if the page does not exist
 */
export function readExportedPage(folder: string, pagePath: string): Document {
  const window = new Window({ settings: { disableIframePageLoading: true } });
  window.document.write(readFileSync(path.join(folder, pagePath, "index.html"), "utf8"));
  return window.document as unknown as Document;
}

/** Returns the origin that the site was built for, as stated in `robots.txt`. */
export function readSiteUrl(folder: string): string {
  const robots = readFileSync(path.join(folder, "robots.txt"), "utf8");
  return new URL(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? "").origin;
}

/** Returns the content of the `<meta>` with a name or property; undefined if there is none. */
export function metaOf(page: Document, name: string): string | undefined {
  return (
    page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content") ??
    undefined
  );
}

/** Returns the JSON-LD of a page, one object per script. */
export function structuredDataOf(page: Document): Record<string, unknown>[] {
  const scripts = page.querySelectorAll('script[type="application/ld+json"]');
  return [...scripts].map((script) => JSON.parse(script.textContent ?? ""));
}

/** Returns the text of an element, including scripts, with whitespace collapsed. */
export function textOf(element: Element | null | undefined): string {
  return element?.textContent?.replace(/\s+/g, " ").trim() ?? "";
}

/** Returns the width and height of a PNG in pixels. */
export function pngSize(png: Buffer): { width: number; height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
