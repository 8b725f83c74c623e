import { readFileSync } from "node:fs";
import { company } from "@/lib/content/company";
import { isConfirmed } from "@/lib/facts/derived-facts";
import { groupHours, periodsOf } from "@/lib/facts/opening-hours";
import { routesAbove } from "@/lib/find-route";
import { messages } from "@/tests/helpers/dictionaries";
import { expect, test } from "@/tests/helpers/export-test";
import { exportFolder, exportedFile } from "@/tests/helpers/exported-file";
import { readPages, readSiteUrl, structuredDataOf } from "@/tests/helpers/exported-page";
import { pagePath } from "@/tests/helpers/page-paths";

const siteUrl = readSiteUrl(exportFolder);
const [home, ...innerPages] = readPages().map((page) => ({
  ...page,
  data: structuredDataOf(page.document),
}));

test.describe("the structured data", () => {
  test("describes the website and the business with address and hours on the home page", () => {
    const [website, business] = home!.data[0]?.["@graph"] as Record<string, unknown>[];
    const identity = { url: `${siteUrl}/`, name: company.name };
    const publisher = { "@id": business?.["@id"] };
    expect(website).toMatchObject({ "@type": "WebSite", ...identity, publisher });
    const { locality, region, postalCode } = company.address;
    expect(business).toMatchObject({
      "@type": "LocalBusiness",
      ...identity,
      address: { addressLocality: locality, addressRegion: region, postalCode },
      openingHoursSpecification: groupHours().flatMap(({ days, hours }) => {
        const dayOfWeek = days.map((day) => expect.stringMatching(new RegExp(`^${day}$`, "i")));
        const closed = { opens: "00:00", closes: "00:00" };
        const periods = hours === "closed" ? [closed] : periodsOf(hours);
        return periods.map((period) => ({ dayOfWeek, ...period }));
      }),
    });
  });

  for (const { route, path, data } of innerPages) {
    test(`contains the breadcrumb of ${path}`, () => {
      const above = routesAbove(route).map((page) => [
        messages[page.label],
        siteUrl + pagePath(page),
      ]);
      expect(above[0]).toEqual([messages.home, `${siteUrl}/`]);
      expect(data[0]).toMatchObject({
        "@type": "BreadcrumbList",
        itemListElement: [...above, [messages[route.label], siteUrl + path]].map(
          ([name, item], index) => {
            return { position: index + 1, name, item };
          },
        ),
      });
    });
  }

  test("contains no unconfirmed fact except the name, nor does llms.txt", () => {
    const data = JSON.stringify([home, ...innerPages].map((page) => page?.data));
    const summary = readFileSync(exportedFile("llms.txt"), "utf8");
    const properties = {
      phone: ['"telephone":', company.phone],
      email: ['"email":', company.email],
      coordinates: ['"geo":', `${company.coordinates.latitude}`],
      socialProfiles: ['"sameAs":'],
      registration: ['"legalName":', '"identifier":'],
      mapsUrl: ['"hasMap":'],
    };
    const facts = (Object.keys(properties) as (keyof typeof properties)[]).flatMap((fact) =>
      isConfirmed(fact) ? [] : properties[fact],
    );
    expect(facts.filter((text) => data.includes(text) || summary.includes(text))).toEqual([]);
  });
});
