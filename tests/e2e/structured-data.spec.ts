import { company } from "../../components/company";
import { groupHours } from "../../components/format-hours";
import { services as offers } from "../../components/services";
import { readExportedPage, readSiteUrl, structuredDataOf } from "./exported-page";
import { checkAgainstSchema } from "./schema-check";
import { expect, exportedFile, test } from "./test";

const siteUrl = readSiteUrl(exportedFile(""));

function readPage(address: string) {
  const document = readExportedPage(exportedFile(""), address);
  return { address, document, data: structuredDataOf(document) };
}
const home = readPage("");
const services = readPage("services/");
const innerPages = [readPage("about/"), services, readPage("contact/")];

function wordsOf(element: Element | null | undefined) {
  return element?.textContent?.replace(/\s+/g, " ").trim() ?? "";
}

test.describe("the data for search engines", () => {
  test("is valid by the vocabulary of schema.org on every page", () => {
    const data = [home, ...innerPages].flatMap((page) => page.data);
    expect(data).toHaveLength(5);
    expect(checkAgainstSchema(data)).toEqual(data.map(() => []));
  });

  test("would not pass with a property or a type that schema.org does not know", () => {
    const context = { "@context": "https://schema.org" };
    const business = { ...context, "@type": "LocalBusiness", name: "Name" };
    const [errors, ...others] = checkAgainstSchema([
      business,
      { ...business, telephon: "1" },
      { ...business, "@type": "Busines" },
      { ...context, "@graph": [{ "@type": "WebSite", openingHours: "Mo" }] },
      { ...business, address: { "@type": "PostalAddress", town: "Nilai" } },
    ]);
    expect(errors).toEqual([]);
    expect(others).toHaveLength(4);
    for (const errors of others) expect(errors).not.toEqual([]);
  });

  test("names the website and the business on the home page, with address, hours and area", () => {
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
        addressLocality: "Nilai",
        addressRegion: "Negeri Sembilan",
        postalCode: "71800",
        addressCountry: "MY",
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

  test("lists the services as the page shows them", () => {
    const [, { hasOfferCatalog: catalog }] = services.data as [
      object,
      { hasOfferCatalog: { itemListElement: Record<string, unknown>[] } },
    ];
    const cards = [...services.document.querySelectorAll("main li:has(h3):has(ul)")];
    expect(cards).toHaveLength(offers.length);
    expect(catalog.itemListElement).toEqual(
      cards.map((card) => ({
        "@type": "Service",
        name: wordsOf(card.querySelector("h3")),
        description: wordsOf(card.querySelector("p")),
        provider: { "@id": `${siteUrl}/#business` },
        hasOfferCatalog: {
          "@type": "OfferCatalog",
          itemListElement: [...card.querySelectorAll("li")].map(wordsOf),
        },
      })),
    );
  });

  test("tells the way to each inner page as the page shows it", () => {
    for (const { address, document, data } of innerPages) {
      const steps = [...document.querySelectorAll('nav[aria-labelledby="breadcrumb"] li')];
      const [first, last] = steps.map((step) => wordsOf(step).replace(/^\/ /, ""));
      expect(data[0], address).toEqual({
        "@context": "https://schema.org",
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: first, item: `${siteUrl}/` },
          { "@type": "ListItem", position: 2, name: last, item: `${siteUrl}/${address}` },
        ],
      });
      expect(first).toBe("Home");
    }
  });
});
