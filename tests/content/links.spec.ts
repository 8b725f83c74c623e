import { existsSync } from "node:fs";
import { company } from "@/lib/content/company";
import { addressUrl, addressValues, emailUrl, phoneUrl } from "@/lib/facts/derived-facts";
import { policyOrigins } from "@/lib/facts/policy-origins";
import { type Route, navigationRoutes, otherRoutes } from "@/lib/find-route";
import { messages, t } from "@/tests/helpers/dictionaries";
import { expect, test } from "@/tests/helpers/export-test";
import { exportedFile } from "@/tests/helpers/exported-file";
import { addressesOf, fileAt, readPages, textOf } from "@/tests/helpers/exported-page";
import { pagePath } from "@/tests/helpers/page-paths";

const linkTo = (route: Route) => [messages[route.label], pagePath(route)];

const addressText = t("addressText", addressValues());

/** The text and the address of each link; null for a placeholder. There may be others. */
const expectedLinks = {
  header: [[company.name, "/"], ...navigationRoutes.map(linkTo)],
  footer: [
    [company.phone, phoneUrl],
    [company.email, emailUrl],
    [`${addressText.replace(/\s+/g, " ")} ${messages.opensInNewTab}`, addressUrl()],
    ...[...navigationRoutes, ...otherRoutes].map(linkTo),
    ...company.socialProfiles.map(({ name, url }) => [name, url ?? null]),
  ],
};

const pages = readPages();

for (const { path, document } of pages) {
  test.describe(`the links and files of ${path}`, () => {
    const links = [...document.querySelectorAll("a, [role=link]")];

    test("include one from another page", () => {
      const others = pages.filter((page) => page.path !== path);
      const linked = others.flatMap(({ document }) => addressesOf(document));
      const advice = `link ${path} from a section, or delete navigation: false in lib/content/routes.ts`;
      expect(linked, advice).toContain(path);
    });

    for (const [selector, expected] of Object.entries(expectedLinks)) {
      test(`are as expected in the ${selector}`, () => {
        const actual = [...document.querySelectorAll(`${selector} a`)].map((link) => [
          textOf(link),
          link.getAttribute("href"),
        ]);
        const advice = `the ${selector} links the pages of lib/content/routes.ts and the contacts and profiles of lib/content/company.ts`;
        expect(actual, advice).toEqual(expect.arrayContaining(expected));
      });
    }

    test("exist, or are external with https; a link without an address is disabled", () => {
      const broken = addressesOf(document).filter((address) => {
        const [pathname = "", id] = address.replace(/\?[^#]*/, "").split("#");
        const page = pages.find(({ path }) => path === pathname);
        const target = address.startsWith("#") ? document : page?.document;
        if (target) return id !== undefined && !target.getElementById(id);
        if (address.startsWith("/")) return !existsSync(exportedFile(fileAt(address)));
        return !/^https:\/\/[^/]|^(tel|mailto):/.test(address);
      });
      const advice = `correct ${broken.join(", ")} on ${path}: a page is such as /about/, another site starts with https://`;
      expect(broken, advice).toEqual([]);
      const withoutAddress = links.filter((link) => !link.hasAttribute("href")).map(textOf);
      const disabled = links.filter((link) => link.getAttribute("aria-disabled") === "true");
      const linkAdvice = `give each of these links on ${path} an address: ${withoutAddress.join(", ")}`;
      expect(withoutAddress, linkAdvice).toEqual(disabled.map(textOf));
    });

    test("load scripts, pictures and frames only from the site and from listed origins", () => {
      const sources = [...document.querySelectorAll("[src]:not(noscript *)")].map(
        (element) => element.getAttribute("src") ?? "",
      );
      const listed = Object.values(policyOrigins()).flat();
      const others = sources.filter(
        (source) => !source.startsWith("/") && !listed.includes(new URL(source).origin),
      );
      expect(sources.length).toBeGreaterThan(3);
      const advice = `add the origin of ${others.join(", ")} to lib/content/allowed-origins.ts`;
      expect(others, advice).toEqual([]);
    });

    test("open in a new tab exactly if their text says so", () => {
      const inNewTab = links.filter((link) => link.getAttribute("target") === "_blank");
      const announced = links.map(textOf).filter((text) => text.endsWith(messages.opensInNewTab));
      const advice = `end the links on ${path} with target="_blank", and only these, with the message "opensInNewTab"`;
      expect(inNewTab.map(textOf), advice).toEqual(announced);
    });
  });
}
