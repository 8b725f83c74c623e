import { existsSync } from "node:fs";
import { company } from "@/lib/content/company";
import { type Route, navigationRoutes, otherRoutes } from "@/lib/facts/routes";
import { addressesOf, exportedFile, fileAt, textOf } from "@/tests/helpers/export";
import { expect } from "@/tests/helpers/fixtures";
import { messages, pagePath, policyOriginsOf, readPages, test } from "./site";

const linkTo = (route: Route) => [messages[route.label], pagePath(route)];

const { phone, email, mapsUrl, socialProfiles } = company;
const { street, ...place } = company.address;
const values: Record<string, string> = { ...place, street: street ? `${street}, ` : "" };
const address = messages.addressText.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!);
const search = encodeURIComponent([street, ...Object.values(place)].filter(Boolean).join(", "));

/** The text and the address of each link; null for a placeholder. There may be others. */
const expectedLinks = {
  header: [[company.name, "/"], ...navigationRoutes.map(linkTo)],
  footer: [
    [phone, `tel:${phone.replace(/[^+\d]/g, "")}`],
    [email, `mailto:${email}`],
    [
      `${address} ${messages.opensInNewTab}`,
      mapsUrl ?? `https://www.google.com/maps/search/?api=1&query=${search}`,
    ],
    ...[...navigationRoutes, ...otherRoutes].map(linkTo),
    ...socialProfiles.map(({ name, url }) => [name, url ?? null]),
  ],
};

const pages = readPages();

for (const { path, document } of pages) {
  test(`the links and files of ${path} exist, and are those of the facts`, () => {
    const links = [...document.querySelectorAll("a, [role=link]")];
    const others = pages.filter((page) => page.path !== path);
    const linked = others.flatMap(({ document }) => addressesOf(document));
    const linkedAdvice = `link ${path} from a section, or delete navigation: false in lib/content/routes.ts`;
    expect.soft(linked, linkedAdvice).toContain(path);

    for (const [selector, expected] of Object.entries(expectedLinks)) {
      const actual = [...document.querySelectorAll(`${selector} a`)].map((link) => [
        textOf(link),
        link.getAttribute("href"),
      ]);
      const advice = `the ${selector} of ${path} links the pages of lib/content/routes.ts and the contacts and profiles of lib/content/company.ts`;
      expect.soft(actual, advice).toEqual(expect.arrayContaining(expected));
    }

    const broken = addressesOf(document).filter((address) => {
      const [pathname = "", id] = address.replace(/\?[^#]*/, "").split("#");
      const page = pages.find(({ path }) => path === pathname);
      const target = address.startsWith("#") ? document : page?.document;
      if (target) return id !== undefined && !target.getElementById(id);
      if (address.startsWith("/")) return !existsSync(exportedFile(fileAt(address)));
      return !/^https:\/\/[^/]|^(tel|mailto):/.test(address);
    });
    const advice = `correct ${broken.join(", ")} on ${path}: a page is such as /about/, another site starts with https://`;
    expect.soft(broken, advice).toEqual([]);
    const withoutAddress = links.filter((link) => !link.hasAttribute("href")).map(textOf);
    const disabled = links.filter((link) => link.getAttribute("aria-disabled") === "true");
    const linkAdvice = `give each of these links on ${path} an address: ${withoutAddress.join(", ")}`;
    expect.soft(withoutAddress, linkAdvice).toEqual(disabled.map(textOf));

    const sources = [...document.querySelectorAll("[src]:not(noscript *)")].map(
      (element) => element.getAttribute("src") ?? "",
    );
    expect(sources.length, `scripts of ${path}`).toBeGreaterThan(3);
    const listed = policyOriginsOf(document);
    const unlisted = sources.filter(
      (source) => !source.startsWith("/") && !listed.includes(new URL(source).origin),
    );
    const originAdvice = `add the origin of ${unlisted.join(", ")} on ${path} to lib/content/allowed-origins.ts`;
    expect.soft(unlisted, originAdvice).toEqual([]);

    const inNewTab = links.filter((link) => link.getAttribute("target") === "_blank");
    const announced = links.map(textOf).filter((text) => text.endsWith(messages.opensInNewTab));
    const tabAdvice = `end the links on ${path} with target="_blank", and only these, with the message "opensInNewTab"`;
    expect.soft(inNewTab.map(textOf), tabAdvice).toEqual(announced);
  });
}
