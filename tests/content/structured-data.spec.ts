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

test("the structured data of the home page describes the website and the business with its hours", () => {
  const identity = { url: `${siteUrl}/`, name: company.name };
  const [website, business] = (home!.data[0]?.["@graph"] ?? []) as Record<string, unknown>[];
  const advice = "app/page.tsx needs <JsonLd data={businessData()} />";
  const openingHoursSpecification = groupHours().flatMap(({ days, hours }) => {
    const dayOfWeek = days.map((day) => expect.stringMatching(new RegExp(`^${day}$`, "i")));
    const closed = { opens: "00:00", closes: "00:00" };
    const periods = hours === "closed" ? [closed] : periodsOf(hours);
    return periods.map((period) => ({ dayOfWeek, ...period }));
  });
  expect(business, advice).toMatchObject({
    "@type": "LocalBusiness",
    ...identity,
    openingHoursSpecification,
  });
  const publisher = { "@id": business?.["@id"] };
  expect(website, advice).toMatchObject({ "@type": "WebSite", ...identity, publisher });
});

for (const { route, path, data } of innerPages) {
  test(`the structured data of ${path} contains its breadcrumb`, () => {
    const steps = [
      ...routesAbove(route).map((page) => [messages[page.label], siteUrl + pagePath(page)]),
      [messages[route.label], siteUrl + path],
    ];
    expect(steps[0]).toEqual([messages.home, `${siteUrl}/`]);
    const advice = `the page.tsx of ${path} needs <JsonLd data={breadcrumbData(…)} /> with its route`;
    expect(data[0], advice).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: steps.map(([name, item], index) => ({ position: index + 1, name, item })),
    });
  });
}

test("no unconfirmed fact except the name is in structured data and llms.txt", () => {
  const data = JSON.stringify([home, ...innerPages].map((page) => page?.data));
  const published = data + readFileSync(exportedFile("llms.txt"), "utf8");
  const properties = {
    phone: ['"telephone":', company.phone],
    email: ['"email":', company.email],
    coordinates: ['"geo":', `${company.coordinates.latitude}`],
    socialProfiles: ['"sameAs":'],
    registration: ['"legalName":', '"identifier":'],
    mapsUrl: ['"hasMap":'],
  };
  for (const [fact, texts] of Object.entries(properties)) {
    if (isConfirmed(fact as keyof typeof properties)) continue;
    const advice = `search engines get ${fact}: delete it below unconfirmed in lib/content/company.ts if it is correct`;
    expect(
      texts.filter((text) => published.includes(text)),
      advice,
    ).toEqual([]);
  }
});
