import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { company } from "@/lib/company";
import { confirmableFacts } from "@/lib/company-types";
import { isConfirmed } from "@/lib/missing-facts";
import { groupHours } from "@/lib/opening-hours";
import en from "@/messages/en.json";
import { exportFolder, exportedFile } from "@/tests/helpers/exported-file";
import { readPages, readSiteUrl, structuredDataOf } from "@/tests/helpers/exported-page";
import { checkAgainstSchema } from "@/tests/helpers/schema-check";

const siteUrl = readSiteUrl(exportFolder);
const [home, ...innerPages] = readPages().map((page) => ({
  ...page,
  data: structuredDataOf(page.document),
}));

describe("the structured data", () => {
  it("is valid schema.org data on every page, unlike data with an unknown type or property", () => {
    const context = { "@context": "https://schema.org" };
    const business = { ...context, "@type": "LocalBusiness" };
    const invalid = [
      { ...business, telephon: "1" },
      { ...business, "@type": "Busines" },
      { ...context, "@graph": [{ "@type": "WebSite", openingHours: "Mo" }] },
    ];
    const valid = [home!, ...innerPages].flatMap(({ data }) => data);
    const errors = checkAgainstSchema([...invalid, ...valid]);
    const invalidItems = errors.slice(0, invalid.length).filter((item) => item.length > 0);
    expect(invalidItems).toHaveLength(invalid.length);
    expect(errors.slice(invalid.length)).toEqual(valid.map(() => []));
  });

  it("describes the website and the business with address and hours on the home page", () => {
    const [website, business] = home!.data[0]?.["@graph"] as Record<string, unknown>[];
    const identity = { url: `${siteUrl}/`, name: company.name };
    const publisher = { "@id": business?.["@id"] };
    expect(website).toMatchObject({ "@type": "WebSite", ...identity, publisher });
    const { locality, region, postalCode } = company.address;
    expect(business).toMatchObject({
      "@type": "LocalBusiness",
      ...identity,
      address: { addressLocality: locality, addressRegion: region, postalCode },
      openingHoursSpecification: groupHours().map(({ days, hours }) => ({
        dayOfWeek: days.map((day) => expect.stringMatching(new RegExp(`^${day}$`, "i"))),
        ...(hours === "closed" ? { opens: "00:00", closes: "00:00" } : hours),
      })),
    });
  });

  it.each(innerPages)("contains the breadcrumb of $path", ({ route, path, data }) => {
    expect(data[0]).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, name: en.home, item: `${siteUrl}/` },
        { position: 2, name: en[route.label], item: siteUrl + path },
      ],
    });
  });

  it("contains no unconfirmed fact except the name, nor does llms.txt", () => {
    const data = JSON.stringify([home, ...innerPages].map((page) => page?.data));
    const summary = readFileSync(exportedFile("llms.txt"), "utf8");
    const properties = {
      phone: ['"telephone":', company.phone],
      email: ['"email":', company.email],
      coordinates: ['"geo":', `${company.coordinates.latitude}`],
      socialProfiles: ['"sameAs":'],
    };
    const texts = confirmableFacts.flatMap((fact) =>
      fact === "name" || isConfirmed(fact) ? [] : properties[fact],
    );
    expect(texts.filter((text) => data.includes(text) || summary.includes(text))).toEqual([]);
  });
});
