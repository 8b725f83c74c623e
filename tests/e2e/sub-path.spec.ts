import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { hrefOf, routes } from "@/lib/routes";
import ms from "@/messages/ms.json" with { type: "json" };
import { serveStatic } from "@/scripts/static-server.mjs";
import { copyProject } from "@/tests/helpers/copy-project.mjs";
import { editFile } from "@/tests/helpers/edit-file.mjs";
import { metaOf, readExportedPage, structuredDataOf } from "@/tests/helpers/exported-page";
import { checkAgainstSchema } from "@/tests/helpers/schema-check";
import { hosts, isInstalled, withHost } from "@/tests/helpers/hosts.mjs";
import { company as facts } from "@/tests/helpers/sample-company";
import { expectHeaders, expectSiteToWork } from "@/tests/helpers/expect-host";
import { expect, fullOnly, openPage, switchTo, test } from "@/tests/helpers/browser-test";

const run = promisify(execFile);
const siteUrl = "https://chem.example";
const basePath = "/colour/site";
test.use({ loadsTypeface: true });

/** The paths of the pages, relative to the root of the site. */
const pagePaths = Object.values(routes).map((route) => hrefOf(route).slice(1));

test.describe("a build with a sub-path and a unique value for every company fact", fullOnly, () => {
  test.describe.configure({ mode: "serial" });
  let copy: string;
  let site: Awaited<ReturnType<typeof serveStatic>>;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    copy = copyProject();
    cpSync("tests/helpers/sample-company.ts", path.join(copy, "lib/company.ts"));
    const env = { ...process.env, SITE_URL: siteUrl, BASE_PATH: basePath, STRICT_FACTS: "1" };
    await run("npm", ["run", "build"], { cwd: copy, env });
    site = await serveStatic(path.join(copy, "out"), { port: 0, basePath });
  });

  test.afterAll(() => {
    site?.close();
    rmSync(copy, { recursive: true, force: true });
  });

  test("scripts, fonts, language, links and reload work", async ({ page }) => {
    const failed: string[] = [];
    page.on("response", (response) => {
      if (response.status() >= 400) failed.push(response.url());
    });
    await openPage(page, site.url);
    await switchTo(page, "ms");
    await page.getByRole("contentinfo").getByRole("link", { name: ms.contact }).click();
    await expect(page).toHaveURL(`${site.url}contact/`);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "ms");
    await page.getByRole("banner").getByRole("link", { name: facts.name }).click();
    await expect(page).toHaveURL(site.url);
    const isFontLoaded = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].some(
        (font) => font.status === "loaded" && !font.family.includes("Instrument Sans "),
      );
    });
    expect(isFontLoaded).toBe(true);
    expect(failed).toEqual([]);
  });

  for (const host of hosts) {
    test(`${host.name} serves the site${host.hasNoConfiguration ? "" : " with its configured headers"}`, async ({
      page,
    }) => {
      test.skip(!isInstalled(host), `${host.name} is not installed.`);
      await withHost(host, { out: path.join(copy, "out"), basePath }, async (url) => {
        await expectSiteToWork(page, host, url);
        await expectHeaders(host, url);
      });
    });
  }

  test("the pages show every company fact", async ({ page }) => {
    const address = Object.values(facts.address).join(", ");
    const profile = facts.socialProfiles[0]!.url!;
    for (const pagePath of pagePaths) {
      await page.goto(site.url + pagePath);
      await expect(page).toHaveTitle(new RegExp(` \\| ${facts.name}$`));
      const header = page.getByRole("banner");
      await expect(header.getByRole("link", { name: facts.name })).toBeVisible();
      const footer = page.getByRole("contentinfo");
      await expect(footer).toContainText(
        `© ${facts.copyrightYear} ${facts.legalName} ${facts.registrationNumber}. All`,
      );
      const links = {
        [facts.phone]: `tel:${facts.phone.replace(/[ -]/g, "")}`,
        [facts.email]: `mailto:${facts.email}`,
        [address]: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`,
        LinkedIn: profile,
      };
      for (const [name, href] of Object.entries(links)) {
        await expect(footer.getByRole("link", { name })).toHaveAttribute("href", href);
      }
    }
    await page.goto(site.url);
    await expect(page.getByRole("main")).toContainText(`Welcome to ${facts.name}`);
    await page.goto(`${site.url}contact/`);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: facts.phone })).toBeVisible();
    await expect(main.getByRole("link", { name: facts.email })).toBeVisible();
    await expect(main).toContainText("7:31 AM - 5:32 PM");
    await expect(main).toContainText(
      "Monday, 31 July 2073ClosedSample Holiday: 30 December 2073 to 2 January 2074Closed",
    );
    await main.getByTitle(/^Map of Nilai/).scrollIntoViewIfNeeded();
    await expect(main.locator("iframe")).toHaveAttribute(
      "src",
      new RegExp(`marker=${facts.coordinates.latitude}%2C${facts.coordinates.longitude}$`),
    );
  });

  test("structured data, meta tags, manifest and llms.txt contain the company facts", () => {
    const read = (pagePath: string) => readExportedPage(path.join(copy, "out"), pagePath);
    const [home] = structuredDataOf(read("")) as [{ "@graph": Record<string, unknown>[] }];
    expect(home["@graph"][0]).toMatchObject({ "@type": "WebSite", name: facts.name });
    expect(home["@graph"][1]).toMatchObject({
      "@type": "LocalBusiness",
      url: `${siteUrl}${basePath}/`,
      name: facts.name,
      telephone: facts.phone,
      email: facts.email,
      legalName: facts.legalName,
      address: {
        streetAddress: facts.address.street,
        addressLocality: facts.address.locality,
        addressRegion: facts.address.region,
        postalCode: facts.address.postalCode,
        addressCountry: facts.countryCode,
      },
      geo: facts.coordinates,
      openingHoursSpecification: expect.arrayContaining([
        expect.objectContaining({ opens: "07:31", closes: "17:32" }),
      ]),
      specialOpeningHoursSpecification: [
        { validFrom: "2073-07-31", validThrough: "2073-07-31", opens: "00:00" },
        { validFrom: "2073-12-30", validThrough: "2074-01-02", name: "Sample Holiday" },
      ],
      sameAs: facts.socialProfiles.map(({ url }) => url),
    });
    expect(checkAgainstSchema([home])).toEqual([[]]);
    for (const pagePath of pagePaths) {
      expect(metaOf(read(pagePath), "og:site_name")).toBe(facts.name);
      expect(metaOf(read(pagePath), "og:image:alt")).toContain(facts.name);
    }
    expect(structuredDataOf(read("services/"))[1]).toMatchObject({ name: facts.name });
    const manifest = readFileSync(path.join(copy, "out/manifest.webmanifest"), "utf8");
    expect(JSON.parse(manifest)).toMatchObject({ name: facts.name });
    const summary = readFileSync(path.join(copy, "out/llms.txt"), "utf8");
    for (const fact of [
      facts.name,
      facts.phone,
      facts.email,
      facts.address.street,
      facts.address.locality,
      facts.statistics!.clients,
      "7:31 AM",
      "31 July 2073: Closed",
      "Sample Holiday: 30 December 2073 to",
    ]) {
      expect(summary).toContain(fact);
    }
  });
});

test("STRICT_FACTS=1 fails a build with unconfirmed facts and lists them", fullOnly, async () => {
  test.setTimeout(180_000);
  const copy = copyProject();
  try {
    const companyFile = path.join(copy, "lib/company.ts");
    cpSync("tests/helpers/sample-company.ts", companyFile);
    editFile(companyFile, ["Facts: Fact[] = []", 'Facts: Fact[] = ["phone", "coordinates"]']);
    // Represents the previous export, which the failed build must have deleted.
    mkdirSync(path.join(copy, "out"));
    const env = { ...process.env, SITE_URL: siteUrl, STRICT_FACTS: "1" };
    const result = await run("npm", ["run", "build"], { cwd: copy, env }).catch((error) => error);
    expect(result.code).toBe(1);
    expect(`${result.stdout}${result.stderr}`).toContain(
      "Unconfirmed facts in lib/company.ts: phone, coordinates.\nSTRICT_FACTS=1 stops here.",
    );
    expect(result.stderr).not.toContain("    at ");
    expect(existsSync(path.join(copy, "out"))).toBe(false);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
