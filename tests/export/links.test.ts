import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { company } from "@/lib/company";
import { emailUrl, mapsSearchUrl, phoneUrl } from "@/lib/contact-urls";
import { hrefOf, routes } from "../../lib/routes";
import { services } from "../../lib/services";
import en from "@/messages/en.json";
import { exportedFile, exportFolder } from "../exported-file";
import { readExportedPage, textOf } from "./exported-page";

const messages: Record<string, string> = en;
const addressText = Object.values(company.address).join(", ");

/** The expected `href` of each link by its text; null for a placeholder. */
const expectedHrefs = new Map([
  ["Skip to content", "#content"],
  [company.name, "/"],
  ["Explore Services", "/services/"],
  ["Learn More about us", "/about/"],
  ["Contact Us", "/contact/"],
  ["Get Quote", "/contact/?about=quote"],
  [company.phone, phoneUrl],
  [company.email, emailUrl],
  [`${addressText} (opens in a new tab)`, mapsSearchUrl],
  ...Object.values(routes).map((route) => [messages[route.label], hrefOf(route)] as const),
  ...services.map(
    ({ title }) => [`Learn More about ${messages[title]}`, `/contact/?about=${title}`] as const,
  ),
  ...company.socialProfiles.map(({ name, url }) => [name, url ?? null] as const),
]);

it.each(Object.values(routes).map(hrefOf))("every link of %s has the expected href", (pagePath) => {
  const page = readExportedPage(exportFolder, pagePath);
  const links = [...page.querySelectorAll("a, [role=link]")].map((link) => ({
    name: textOf(link),
    href: link.getAttribute("href"),
  }));
  expect(links.length).toBeGreaterThan(10);
  expect(links).toEqual(links.map(({ name }) => ({ name, href: expectedHrefs.get(name) })));
});

it.each(Object.values(routes).map(hrefOf))(
  "every internal link of %s resolves to a file or an element in the export",
  (pagePath) => {
    const page = readExportedPage(exportFolder, pagePath);
    const internalHrefs = [...page.querySelectorAll("a[href^='/'], a[href^='#']")].map(
      (link) => link.getAttribute("href")?.replace(/\?.*/, "") ?? "",
    );
    expect(internalHrefs.length).toBeGreaterThan(10);
    const broken = internalHrefs.filter((href) =>
      href.startsWith("#")
        ? !page.getElementById(href.slice(1))
        : !existsSync(exportedFile(href.replace(/\/$/, "/index.html"))),
    );
    expect(broken).toEqual([]);
  },
);
