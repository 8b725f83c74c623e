import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { company } from "@/lib/company";
import { confirmableFacts } from "@/lib/company-types";
import { isConfirmed } from "@/lib/missing-facts";
import { groupHours } from "@/lib/opening-hours";
import { hrefOf, routes, type Route } from "@/lib/routes";
import { services as offers } from "@/lib/services";
import en from "@/messages/en.json";
import { exportedFile, exportFolder } from "@/tests/helpers/exported-file";
import {
  readExportedPage,
  readSiteUrl,
  structuredDataOf,
  textOf,
} from "@/tests/helpers/exported-page";
import { checkAgainstSchema } from "@/tests/helpers/schema-check";

const siteUrl = readSiteUrl(exportFolder);

function readPage(route: Route) {
  const pagePath = hrefOf(route).slice(1);
  const document = readExportedPage(exportFolder, pagePath);
  return { pagePath, document, data: structuredDataOf(document) };
}
const home = readPage(routes.home);
const services = readPage(routes.services);
const innerPages = Object.values(routes)
  .filter((route) => route !== routes.home)
  .map(readPage);

describe("the structured data", () => {
  it("is valid schema.org data on every page", () => {
    const data = [home, ...innerPages].flatMap((page) => page.data);
    // The services page has its breadcrumb and its services.
    expect(data).toHaveLength(Object.keys(routes).length + 1);
    expect(checkAgainstSchema(data)).toEqual(data.map(() => []));
  });

  it("is invalid with a property or a type that schema.org does not define", () => {
    const context = { "@context": "https://schema.org" };
    const business = { ...context, "@type": "LocalBusiness", name: "Name" };
    const [errors, ...others] = checkAgainstSchema([
      business,
      { ...business, telephon: "1" },
      { ...business, "@type": "Busines" },
      { ...context, "@graph": [{ "@type": "WebSite", openingHours: "Mo" }] },
      { ...business, address: { "@type": "PostalAddress", town: "Town" } },
    ]);
    expect(errors).toEqual([]);
    expect(others).toHaveLength(4);
    for (const errors of others) expect(errors).not.toEqual([]);
  });

  it("describes the website and the business with address and hours on the home page", () => {
    const [{ "@graph": graph }] = home.data as [{ "@graph": Record<string, unknown>[] }];
    const [website, business] = graph;
    expect(website).toMatchObject({
      "@type": "WebSite",
      url: `${siteUrl}/`,
      name: company.name,
      publisher: { "@id": business?.["@id"] },
    });
    expect(business).toMatchObject({
      "@type": "LocalBusiness",
      url: `${siteUrl}/`,
      name: company.name,
      address: {
        "@type": "PostalAddress",
        addressLocality: company.address.locality,
        addressRegion: company.address.region,
        postalCode: company.address.postalCode,
        addressCountry: company.countryCode,
      },
    });
    const hours = business?.openingHoursSpecification as Record<string, unknown>[];
    expect(hours.map(({ dayOfWeek, opens, closes }) => [dayOfWeek, opens, closes])).toEqual(
      groupHours().map(({ days, hours }) => {
        const names = days.map((day) => `${day[0]?.toUpperCase()}${day.slice(1)}`);
        return hours === "closed" ? [names, "00:00", "00:00"] : [names, hours.opens, hours.closes];
      }),
    );
  });

  it("lists the services that the services page shows", () => {
    const [, { hasOfferCatalog: catalog }] = services.data as [
      object,
      { hasOfferCatalog: { itemListElement: Record<string, unknown>[] } },
    ];
    const cards = [...services.document.querySelectorAll("main li:has(h3):has(ul)")];
    expect(cards).toHaveLength(offers.length);
    expect(catalog.itemListElement).toEqual(
      cards.map((card) => ({
        "@type": "Service",
        name: textOf(card.querySelector("h3")),
        description: textOf(card.querySelector("p")),
        provider: { "@id": `${siteUrl}/#business` },
        hasOfferCatalog: {
          "@type": "OfferCatalog",
          itemListElement: [...card.querySelectorAll("li")].map(textOf),
        },
      })),
    );
  });

  it("matches the visible breadcrumb of each inner page", () => {
    for (const { pagePath, document, data } of innerPages) {
      const steps = [...document.querySelectorAll('nav[aria-labelledby="breadcrumb"] li')];
      const [first, last] = steps.map((step) => textOf(step).replace(/^\/ /, ""));
      expect(data[0], pagePath).toEqual({
        "@context": "https://schema.org",
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: first, item: `${siteUrl}/` },
          { "@type": "ListItem", position: 2, name: last, item: `${siteUrl}/${pagePath}` },
        ],
      });
      expect(first).toBe(en[routes.home.label]);
    }
  });
});

it("structured data and llms.txt contain no unconfirmed fact except the name", () => {
  const data = JSON.stringify([home, ...innerPages].flatMap((page) => page.data));
  const summary = readFileSync(exportedFile("llms.txt"), "utf8");
  const properties = {
    phone: "telephone",
    email: "email",
    coordinates: "geo",
    socialProfiles: "sameAs",
  };
  const { phone, email, coordinates } = company;
  const values = {
    phone,
    email,
    coordinates: `${coordinates.latitude}`,
    socialProfiles: "sameAs",
  };
  for (const fact of confirmableFacts) {
    if (fact === "name" || isConfirmed(fact)) continue;
    expect(data).not.toContain(`"${properties[fact]}":`);
    expect(data).not.toContain(values[fact]);
    expect(summary).not.toContain(values[fact]);
  }
  expect(data).toContain("LocalBusiness");
});
