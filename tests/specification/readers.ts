import { existsSync } from "node:fs";
import type { Locator, Page } from "playwright/test";
import { exportedFile, fileAt } from "@/tests/helpers/export";
import { readLooks } from "@/tests/helpers/styles";

export const mapOrigin = "https://www.openstreetmap.org";

/**
 * Returns the visible texts of elements, one for each block, in the order of the document. Marks a text that is seen above,
 * or to the left of, the one before it, and one that is too small. Serialised into a page, so it must be self-contained.
 */
export function readVisibleTexts(roots: Element[]): string[] {
  const isClipped = (element: Element): boolean => {
    const isTiny = Math.min(element.clientWidth, element.clientHeight) < 2;
    if (isTiny && getComputedStyle(element).overflow === "hidden") return true;
    return element.parentElement !== null && isClipped(element.parentElement);
  };
  const blocks = new Map<Element, { text: string; box: DOMRect; note: string }>();
  const range = document.createRange();
  for (const root of roots) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      let block = walker.currentNode.parentElement!;
      const isVisible = block.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      range.selectNode(walker.currentNode);
      const box = range.getBoundingClientRect();
      const text = walker.currentNode.textContent ?? "";
      const isSpace = text.trim() === "";
      // A space at the end of a line has no width.
      const isOutside = (box.width < 2 && !isSpace) || box.right < 0 || box.left > innerWidth;
      const isDecoration = block.closest("[aria-hidden=true]");
      if (!isVisible || isOutside || isDecoration || isClipped(block)) continue;
      while (/^(inline|contents)/.test(getComputedStyle(block).display))
        block = block.parentElement!;
      if (isSpace && !blocks.has(block)) continue;
      const first = blocks.get(block) ?? { text: "", box, note: "" };
      // A line of 12 px is 14 px high.
      if (!isSpace && range.getClientRects()[0]!.height < 13) first.note = "(too small) ";
      blocks.set(block, { ...first, text: first.text + text });
    }
  }
  return [...blocks.values()].map(({ text, box, note }, index, all) => {
    const before = all[index - 1]?.box ?? box;
    const isAbove = box.bottom < before.top + 2 && box.left < before.right - 2;
    const isLeft = box.right < before.left + 2 && box.top < before.bottom - 2;
    const place = isAbove || isLeft ? "(seen before the text above) " : "";
    return `${note}${place}${text.replace(/\s+/g, " ").trim()}`;
  });
}

/** Records how the heading of each page, or what is around it, enters; call it before opening a page. */
export async function recordEntrance(page: Page) {
  await page.addInitScript(() => {
    const entrances = new WeakMap<Element, string>();
    const findHeading = () => document.querySelector("main h1")!;
    Object.assign(window, { readEntrance: () => entrances.get(findHeading()) ?? "appears" });
    (function look() {
      requestAnimationFrame(look);
      const targetOf = ({ effect }: Animation) => (effect as KeyframeEffect).target!;
      const inMain = document.querySelector("main")?.getAnimations({ subtree: true }) ?? [];
      const all = inMain.filter((animation) => targetOf(animation).contains(findHeading()));
      if (!all[0] || entrances.has(findHeading())) return;
      for (const animation of all) animation.currentTime = 1;
      const { opacity, transform } = getComputedStyle(targetOf(all[0]));
      const distance = new DOMMatrix(transform).f;
      const duration = Math.min(...all.map(({ effect }) => Number(effect!.getTiming().duration)));
      const isSeen = Number(opacity) <= 0.8 && distance >= 4 && duration >= 200;
      const values = `from opacity ${opacity} and ${distance} px, in ${duration} ms`;
      entrances.set(findHeading(), isSeen ? "fades and slides" : values);
    })();
  });
  return () => page.evaluate(() => Reflect.get(window, "readEntrance")() as string);
}

/** A service that a visitor has asked about, and what the tests type. */
const personal =
  /(chemical|colour|quality|technical|custom).{0,3}(trading|solutions|assurance|support)|logistics|aminah|bakar|cobalt|drums/i;

/**
 * Records requests that do more than read a file of the site or the map; call it before opening the page.
 *
 * @returns a function that returns them, and the names of what is stored in the browser
 */
export function recordTraffic(page: Page, baseUrl: string) {
  const sent: string[] = [];
  page.context().on("request", (request) => {
    const { origin, pathname, search } = new URL(request.url());
    const isFile = request.isNavigationRequest() || existsSync(exportedFile(fileAt(pathname)));
    // A parameter without a name is the hash of a file.
    const isPlain = /^(\?(_rsc=[\w-]+|lang=\w+|[\da-f]+))?$/.test(search);
    const isOfSite = `${origin}/` === baseUrl && isFile && isPlain;
    const isMap = origin + pathname === `${mapOrigin}/export/embed.html`;
    // The referrer is the address of the page, to which the visitor has followed a link.
    const content = request.url() + JSON.stringify({ ...request.headers(), referer: "" });
    const isRead = /^(GET|HEAD)$/.test(request.method()) && !personal.test(content);
    if (!isRead || !(isOfSite || isMap)) sent.push(`${request.method()} ${content}`);
  });
  page.on("websocket", (socket) => sent.push(socket.url()));
  return async () => {
    const stored = await page.evaluate(async () => [
      ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
      ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
      ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
      ...(await caches.keys()).map((key) => `caches ${key}`),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
    ]);
    const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
    return [...sent, ...stored, ...cookies];
  };
}

/** Returns the positions of the elements that look like no other one. */
export async function findDifferent(elements: Locator): Promise<number[]> {
  const looks = await readLooks(elements);
  const isSingle = (look: string) => looks.filter((other) => other === look).length === 1;
  return looks.flatMap((look, index) => (isSingle(look) ? index : []));
}
