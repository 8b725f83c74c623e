import { existsSync } from "node:fs";
import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import { allowedOrigins } from "@/lib/allowed-origins.mjs";
import { company } from "@/lib/company";
import { addressValues, emailUrl, mapsSearchUrl, phoneUrl } from "@/lib/derived-facts";
import { hrefOf, routes } from "@/lib/routes";
import { services } from "@/lib/services";
import en from "@/messages/en.json";
import { exportedFile, exportFolder } from "@/tests/helpers/exported-file";
import { readExportedPage, textOf } from "@/tests/helpers/exported-page";

const messages: Record<string, string> = en;
const english = createTranslator({ locale: "en", messages: en });

/** The `href` of each link whose text is known; null for a placeholder. The keys may be removed. */
const expectedHrefs = new Map<string | undefined, string | null>([
  [messages.exploreServices, hrefOf(routes.services)],
  [`${messages.learnMore} ${messages.learnMoreAboutUs}`, "/about/"],
  [messages.contactUs, hrefOf(routes.contact)],
  [messages.getQuote, "/contact/?about=quote"],
  [en.skipToContent, "#content"],
  [company.name, "/"],
  [company.phone, phoneUrl],
  [company.email, emailUrl],
  [`${english("addressText", addressValues)} ${en.opensInNewTab}`, mapsSearchUrl],
  ...Object.values(routes).map((route) => [en[route.label], hrefOf(route)] as const),
  ...services.map(({ title }) => {
    const about = english("learnMoreAbout", { service: en[title] });
    return [`${en.learnMore} ${about}`, `/contact/?about=${title}`] as const;
  }),
  ...company.socialProfiles.map(({ name, url }) => [name, url ?? null] as const),
]);

describe.each(Object.values(routes).map(hrefOf))("the links and files of %s", (pagePath) => {
  const page = readExportedPage(exportFolder, pagePath);
  const links = [...page.querySelectorAll("a, [role=link]")].map((link) => ({
    name: textOf(link),
    href: link.getAttribute("href"),
    isNewTab: link.getAttribute("target") === "_blank",
    isDisabled: link.getAttribute("aria-disabled") === "true",
  }));

  it("have the expected href if their text is known", () => {
    const known = links.filter(({ name }) => expectedHrefs.has(name));
    expect(known.length).toBeGreaterThan(10);
    expect(known.map(({ name, href }) => [name, href])).toEqual(
      known.map(({ name }) => [name, expectedHrefs.get(name)]),
    );
  });

  it("resolve to a file or an element of the export, or are external with https", () => {
    const broken = links.filter(({ href, isDisabled }) => {
      if (href === null) return !isDisabled;
      if (href.startsWith("#")) return !page.getElementById(href.slice(1));
      if (!href.startsWith("/")) return !/^https:\/\/[^/]|^(tel|mailto):/.test(href);
      return !existsSync(exportedFile(href.replace(/[?#].*/, "").replace(/\/$/, "/index.html")));
    });
    expect(broken).toEqual([]);
  });

  it("load scripts, pictures and frames only from the site and from listed origins", () => {
    const sources = [...page.querySelectorAll("[src]:not(noscript *)")].map((element) =>
      element.getAttribute("src"),
    );
    const listed = Object.values(allowedOrigins).flat();
    const others = sources.filter(
      (source) => !source?.startsWith("/") && !listed.includes(new URL(source ?? "").origin),
    );
    expect(sources.length).toBeGreaterThan(3);
    expect(others, "Add the origin to lib/allowed-origins.mjs").toEqual([]);
  });

  it("open in a new tab exactly if their text says so", () => {
    expect(links.filter(({ isNewTab }) => isNewTab)).toEqual(
      links.filter(({ name }) => name.endsWith(en.opensInNewTab)),
    );
  });
});
