import { readFileSync } from "node:fs";
import { company, unconfirmed } from "@/lib/content/company";
import type { Unconfirmed } from "@/lib/content/schema";
import { routesAbove } from "@/lib/facts/routes";
import { exportFolder, exportedFile, readSiteUrl, structuredDataOf } from "@/tests/helpers/export";
import { expect } from "@/tests/helpers/fixtures";
import { messages, pagePath, readPages, test } from "./site";

const siteUrl = readSiteUrl(exportFolder);
const [home, ...innerPages] = readPages().map((page) => ({
  ...page,
  data: structuredDataOf(page.document),
}));

test("the structured data of the home page describes the website and the business with its confirmed hours", () => {
  const identity = { url: `${siteUrl}/`, name: company.name };
  const [website, business] = (home!.data[0]?.["@graph"] ?? []) as Record<string, unknown>[];
  const advice = "app/page.tsx needs <JsonLd data={businessData()} />";
  expect(business, advice).toMatchObject({ "@type": "LocalBusiness", ...identity });
  const publisher = { "@id": business?.["@id"] };
  expect.soft(website, advice).toMatchObject({ "@type": "WebSite", ...identity, publisher });

  type Hours = { dayOfWeek: string[]; opens: string; closes: string };
  const { openingHoursSpecification = [] } = business as { openingHoursSpecification?: Hours[] };
  const stated = openingHoursSpecification.flatMap(({ dayOfWeek, opens, closes }) =>
    dayOfWeek.map((day) => `${day} ${opens} ${closes}`),
  );
  const facts = Object.entries(company.openingHours).flatMap(([day, hours]) => {
    const periods = hours === "closed" ? [{ opens: "00:00", closes: "00:00" }] : [hours].flat();
    return periods.map(({ opens, closes }) => `${day} ${opens} ${closes}`);
  });
  const lines = stated.map((line) => line.toLowerCase());
  const expected = unconfirmed.includes("openingHours") ? [] : facts.sort();
  expect.soft(lines.sort(), "the hours of lib/content/company.ts").toEqual(expected);
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
    openingHours: ['"openingHoursSpecification":'],
  };
  for (const [fact, texts] of Object.entries(properties)) {
    if (!unconfirmed.includes(fact as Unconfirmed)) continue;
    const advice = `search engines get ${fact}: delete it below unconfirmed in lib/content/company.ts if it is correct`;
    const found = texts.filter((text) => published.includes(text));
    expect.soft(found, advice).toEqual([]);
  }
});
