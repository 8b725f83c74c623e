import { readFileSync } from "node:fs";
import path from "node:path";
import { Window } from "happy-dom";

/**
 * A page of an export as a document whose scripts never ran: what search engines and chats see first.
 *
 * @param folder the export
 * @param address of the page below the root of the site, such as `/about/` or `about/`
 */
export function readExportedPage(folder: string, address: string): Document {
  const window = new Window({ settings: { disableIframePageLoading: true } });
  window.document.write(readFileSync(path.join(folder, address, "index.html"), "utf8"));
  return window.document as unknown as Document;
}

/** The address that the site was built for, without a path. */
export function readSiteUrl(folder: string): string {
  const robots = readFileSync(path.join(folder, "robots.txt"), "utf8");
  return new URL(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? "").origin;
}

/** The content of a `<meta>` by its name or property; undefined when there is none. */
export function metaOf(page: Document, name: string): string | undefined {
  return (
    page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content") ??
    undefined
  );
}

/** The JSON-LD of a page, one object for each script. */
export function structuredDataOf(page: Document): Record<string, unknown>[] {
  const scripts = page.querySelectorAll('script[type="application/ld+json"]');
  return [...scripts].map((script) => JSON.parse(script.textContent ?? ""));
}

/** The text of an element, with single spaces; scripts in it count as text. */
export function textOf(element: Element | null | undefined): string {
  return element?.textContent?.replace(/\s+/g, " ").trim() ?? "";
}

/** Width and height of a PNG, in pixels. */
export function pngSize(png: Buffer): { width: number; height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
