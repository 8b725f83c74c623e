import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { routes } from "@/lib/routes";
import { serveStatic } from "@/scripts/static-server.mjs";
import { expect, fullOnly, openPage, switchTo, test } from "@/tests/helpers/browser-test";
import { copyProject } from "@/tests/helpers/copy-project.mjs";
import { editFile } from "@/tests/helpers/edit-file.mjs";
import { expectHeaders, expectSiteToWork } from "@/tests/helpers/expect-host";
import { metaOf, readExportedPage, structuredDataOf } from "@/tests/helpers/exported-page";
import { findHost, hosts, withHost } from "@/tests/helpers/hosts";
import { pagePath, paths } from "@/tests/helpers/page-paths";
import { company as facts } from "@/tests/helpers/sample-company";
import { checkAgainstSchema } from "@/tests/helpers/schema-check";

const run = promisify(execFile);
const basePath = "/colour/site";
const env = { ...process.env, SITE_URL: "https://chem.example", STRICT_FACTS: "1" };
test.use({ loadsTypeface: true });

/** The paths of the pages, relative to the root of the site. */
const pagePaths = paths.map((path) => path.slice(1));

test.describe("a build with a sub-path and a unique value for every company fact", fullOnly, () => {
  test.describe.configure({ mode: "serial" });
  let copy: string;
  let out: string;
  let site: Awaited<ReturnType<typeof serveStatic>>;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    copy = copyProject({ withSampleCompany: true });
    await run("npm", ["run", "build"], { cwd: copy, env: { ...env, BASE_PATH: basePath } });
    out = path.join(copy, "out");
    site = await serveStatic(out, { port: 0, basePath });
  });

  test.afterAll(() => {
    site?.close();
    rmSync(copy, { recursive: true, force: true });
  });

  test("scripts, typeface, language, links and reload work", async ({ page }) => {
    const failed: string[] = [];
    page.on("response", (response) => {
      if (response.status() >= 400) failed.push(response.url());
    });
    await openPage(page, `${site.url}${pagePaths.at(-1)}`);
    await switchTo(page, "ms");
    await page.getByRole("banner").getByRole("link", { name: facts.name }).click();
    await expect(page).toHaveURL(site.url);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "ms");
    const readFonts = () =>
      page.evaluate(() =>
        [...document.fonts].filter((font) => font.status === "loaded").map(({ family }) => family),
      );
    // The families of the fallback fonts have further words.
    await expect.poll(readFonts).toContainEqual(expect.not.stringContaining("Instrument Sans "));
    expect(failed).toEqual([]);
  });

  for (const host of hosts) {
    test(`${host.program} serves the site with its headers`, async ({ page }) => {
      test.skip(!findHost(host), `${host.program} is not installed.`);
      await withHost(host, { out, basePath }, async (url) => {
        await expectSiteToWork(page, host, url);
        await expectHeaders(host, url);
      });
    });
  }

  test("the pages show every company fact", async ({ page }) => {
    const address = Object.values(facts.address).join(", ");
    const contacts = {
      [facts.phone]: `tel:${facts.phone.replace(/[ -]/g, "")}`,
      [facts.email]: `mailto:${facts.email}`,
    };
    const footerLinks = {
      ...contacts,
      [address]: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`,
      LinkedIn: facts.socialProfiles[0]!.url!,
    };
    const main = page.getByRole("main");
    const footer = page.getByRole("contentinfo");
    for (const pagePath of pagePaths) {
      await page.goto(site.url + pagePath);
      await expect(page).toHaveTitle(new RegExp(` \\| ${facts.name}$`));
      await expect(footer).toContainText(
        `© ${facts.copyrightYear} ${facts.legalName} ${facts.registrationNumber}. All`,
      );
      for (const [name, href] of Object.entries(footerLinks)) {
        await expect(footer.getByRole("link", { name })).toHaveAttribute("href", href);
      }
    }
    await page.goto(`${site.url}${pagePath(routes.contact).slice(1)}`);
    for (const [name, href] of Object.entries(contacts)) {
      await expect(main.getByRole("link", { name })).toHaveAttribute("href", href);
    }
    await expect(main).toContainText("7:31 AM - 5:32 PM");
    await expect(main).toContainText(
      "Monday, 31 July 2073ClosedSample Holiday: 30 December 2073 to 2 January 2074Closed",
    );
    const map = main.locator("iframe");
    await main.getByTitle(/^Map of /).scrollIntoViewIfNeeded();
    const { latitude, longitude } = facts.coordinates;
    await expect(map).toHaveAttribute("src", new RegExp(`marker=${latitude}%2C${longitude}$`));
  });

  test("structured data, meta tags, manifest and llms.txt contain the company facts", () => {
    const pages = pagePaths.map((pagePath) => readExportedPage(out, pagePath));
    for (const page of pages) {
      expect(metaOf(page, "og:site_name")).toBe(facts.name);
      expect(metaOf(page, "og:image:alt")).toContain(facts.name);
    }
    const [home] = structuredDataOf(pages[0]!) as [{ "@graph": Record<string, unknown>[] }];
    expect(checkAgainstSchema([home])).toEqual([[]]);
    expect(home["@graph"][1]).toMatchObject({
      "@type": "LocalBusiness",
      url: `${env.SITE_URL}${basePath}/`,
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
    const manifest = readFileSync(path.join(out, "manifest.webmanifest"), "utf8");
    expect(JSON.parse(manifest)).toMatchObject({ name: facts.name });
    const summary = readFileSync(path.join(out, "llms.txt"), "utf8");
    const { name, phone, email, address, statistics } = facts;
    for (const fact of [
      ...[name, phone, email, address.street, address.locality, statistics!.clients, "7:31 AM"],
      ...["31 July 2073: Closed", "Sample Holiday: 30 December 2073 to"],
    ]) {
      expect(summary).toContain(fact);
    }
  });
});

test("STRICT_FACTS=1 fails a build with unconfirmed facts and lists them", fullOnly, async () => {
  test.setTimeout(180_000);
  const copy = copyProject({ withSampleCompany: true });
  try {
    const companyFile = path.join(copy, "lib/company.ts");
    editFile(companyFile, ["Unconfirmed[] = []", 'Unconfirmed[] = ["phone", "coordinates"]']);
    // Represents the previous export, which the failed build must have deleted.
    mkdirSync(path.join(copy, "out"));
    const result = await run("npm", ["run", "build"], { cwd: copy, env }).catch((error) => error);
    expect(result.code).toBe(1);
    expect(`${result.stdout}${result.stderr}`).toContain(
      "Unconfirmed facts in lib/company.ts: phone, coordinates.\nSTRICT_FACTS=1 stops here.",
    );
    expect(existsSync(path.join(copy, "out"))).toBe(false);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
