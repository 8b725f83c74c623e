import { readFileSync } from "node:fs";
import path from "node:path";
import { Window } from "happy-dom";

/** The output folder of `npm run build`. */
export const exportFolder = path.resolve("out");

/** Returns the absolute path of a file in the export, given its path relative to `out/`. */
export function exportedFile(name: string): string {
  return path.join(exportFolder, name);
}

/**
 * Parses a page of an export without running its scripts, as crawlers without JavaScript do.
 *
 * @param folder the export
 * @param pagePath relative to the root of the site, such as `/about/`, `about/` or `404.html`
 * @throws {Error} if the page does not exist
 */
export function readExportedPage(folder: string, pagePath: string): Document {
  const window = new Window();
  const file = pagePath.endsWith(".html") ? pagePath : path.join(pagePath, "index.html");
  window.document.write(readFileSync(path.join(folder, file), "utf8"));
  return window.document as unknown as Document;
}

/** Returns the origin that the site was built for, as stated in `robots.txt`. */
export function readSiteUrl(folder: string): string {
  const robots = readFileSync(path.join(folder, "robots.txt"), "utf8");
  return new URL(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? "").origin;
}

/** Returns the addresses of all links, scripts and other files of a page, without those that name only an origin. */
export function addressesOf(page: Document): string[] {
  const addresses = [...page.querySelectorAll("[href]:not([rel=preconnect]), [src]")].map(
    (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
  );
  const sources = [...page.querySelectorAll("[srcset]")].flatMap((element) =>
    (element.getAttribute("srcset") ?? "").split(/,\s+/),
  );
  return [...addresses, ...sources.map((source) => source.replace(/\s.*/, ""))];
}

/** Returns the path of the file at an address of the site: `/about/?lang=ms` is `/about/index.html`, `/a%20b` is `/a b`. */
export function fileAt(address: string): string {
  return decodeURIComponent(address.replace(/[?#].*/, "")).replace(/\/$/, "/index.html");
}

/** Returns the content of the `<meta>` with a name or property; undefined if there is none. */
export function metaOf(page: Document, name: string): string | undefined {
  const meta = page.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
  return meta?.getAttribute("content") ?? undefined;
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

/** Returns the text of each text node of an element in order, trimmed, without scripts and styles. */
export function textsOf(element: Element | null | undefined): string[] {
  return [...(element?.childNodes ?? [])].flatMap((node) => {
    if (node.nodeType === node.TEXT_NODE) return node.textContent?.trim() || [];
    return /^(script|style)$/i.test(node.nodeName) ? [] : textsOf(node as Element);
  });
}
