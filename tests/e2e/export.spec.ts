import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { company, unconfirmed } from "../../components/company";
import { addressOf, routes } from "../../components/routes";
import { serveStatic } from "../../scripts/static-server.mjs";
import { copyProject } from "../copy-project.mjs";
import { hosts, isInstalled, withHost } from "../hosts.mjs";
import { metaOf, readExportedPage, structuredDataOf } from "./exported-page";
import { checkHeaders, walkSite } from "./host-walk";
import { filledFacts as facts, fillFacts } from "./filled-facts";
import { checkAgainstSchema } from "./schema-check";
import { expect, exportedFile, openPage, switchTo, test } from "./test";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = promisify(execFile);
const siteUrl = "https://chem.example";
const basePath = "/colour/site";
/** The addresses of the pages below the root of the site. */
const addresses = Object.values(routes).map((route) => addressOf(route).slice(1));

test("the export holds the pages and the page for unknown addresses", () => {
  for (const file of [...addresses.map((address) => `${address}index.html`), "404.html"]) {
    expect(existsSync(exportedFile(file)), file).toBe(true);
  }
});

test("the export holds what hosts read, and no page of errors that would be answered with 200", () => {
  const names = readdirSync(exportedFile(""));
  const settings = [".htaccess", ".nojekyll", "_headers", "vercel.json"];
  expect(names).toEqual(expect.arrayContaining(settings));
  expect(names.filter((name) => /^(404|_not-found)$/.test(name))).toEqual([]);
});

test("every page and script lies beside itself in brotli and gzip, with the same content", () => {
  const scripts = readdirSync(exportedFile("_next/static/chunks"), { encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => `_next/static/chunks/${name}`);
  expect(scripts.length).toBeGreaterThan(3);
  for (const file of [...addresses.map((address) => `${address}index.html`), ...scripts]) {
    const content = readFileSync(exportedFile(file));
    const fromBrotli = brotliDecompressSync(readFileSync(exportedFile(`${file}.br`)));
    const fromGzip = gunzipSync(readFileSync(exportedFile(`${file}.gz`)));
    expect(fromBrotli.equals(content) && fromGzip.equals(content), file).toBe(true);
  }
});

test.describe("under a sub-path, with every fact of the company filled in", () => {
  test.describe.configure({ mode: "serial" });
  let copy: string;
  let site: Awaited<ReturnType<typeof serveStatic>>;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    copy = copyProject();
    fillFacts(copy);
    const env = { ...process.env, SITE_URL: siteUrl, BASE_PATH: basePath, STRICT_FACTS: "1" };
    await run("npm", ["run", "build"], { cwd: copy, env });
    site = await serveStatic(path.join(copy, "out"), { port: 0, basePath });
  });

  test.afterAll(() => {
    site?.close();
    rmSync(copy, { recursive: true, force: true });
  });

  test("the site works: scripts, typeface, language, links and reload", async ({ page }) => {
    const failed: string[] = [];
    page.on("response", (response) => {
      if (response.status() >= 400) failed.push(response.url());
    });
    await openPage(page, site.url);
    await switchTo(page, "ms");
    await page.getByRole("contentinfo").getByRole("link", { name: "Tentang Kami" }).click();
    await expect(page).toHaveURL(`${site.url}about/`);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "ms");
    await page.getByRole("banner").getByRole("link", { name: facts.name }).click();
    await expect(page).toHaveURL(site.url);
    const typeface = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].some(
        (font) => font.status === "loaded" && !font.family.includes("Instrument Sans "),
      );
    });
    expect(typeface).toBe(true);
    expect(failed).toEqual([]);
  });

  test("the addresses in the pages are those of the site", async ({ page }) => {
    for (const address of addresses) {
      await page.goto(site.url + address);
      const expected = `${siteUrl}${basePath}/${address}`;
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", expected);
      await expect(page.locator('meta[property="og:url"]')).toHaveAttribute("content", expected);
      const picture = `${siteUrl}${basePath}/previews/${address.slice(0, -1) || "home"}.png`;
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", picture);
    }
    const robots = readFileSync(path.join(copy, "out/robots.txt"), "utf8");
    expect(robots).toContain(`Sitemap: ${siteUrl}${basePath}/sitemap.xml`);
    const sitemap = readFileSync(path.join(copy, "out/sitemap.xml"), "utf8");
    expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual(
      addresses.map((address) => `${siteUrl}${basePath}/${address}`),
    );
    const manifest = JSON.parse(readFileSync(path.join(copy, "out/manifest.webmanifest"), "utf8"));
    expect([manifest.start_url, manifest.icons[0].src]).toEqual([
      `${basePath}/`,
      `${basePath}/icons/any-192.png`,
    ]);
  });

  for (const host of hosts) {
    test(`${host.name} serves it there`, async ({ page }) => {
      test.skip(!isInstalled(host), `${host.name} is not installed.`);
      await withHost(host, { out: path.join(copy, "out"), basePath }, async (url) => {
        await walkSite(page, host, url);
        await checkHeaders(host, url);
      });
    });
  }

  test("each fact is where it belongs on the pages", async ({ page }) => {
    const { locality, region, postalCode, country } = facts;
    const address = `${locality}, ${region}, ${postalCode}, ${country}`;
    for (const place of addresses) {
      await page.goto(site.url + place);
      await expect(page).toHaveTitle(new RegExp(` \\| ${facts.name}$`));
      const header = page.getByRole("banner");
      await expect(header.getByRole("link", { name: facts.name })).toBeVisible();
      const footer = page.getByRole("contentinfo");
      await expect(footer).toContainText(`© ${facts.copyrightYear} ${facts.name}.`);
      const links = {
        [facts.phone]: `tel:${facts.phone.replace(/[ -]/g, "")}`,
        [facts.email]: `mailto:${facts.email}`,
        [address]: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`,
        LinkedIn: facts.profile,
      };
      for (const [name, href] of Object.entries(links)) {
        await expect(footer.getByRole("link", { name })).toHaveAttribute("href", href);
      }
    }
    await page.goto(site.url);
    await expect(page.getByRole("main")).toContainText(`Welcome to ${facts.name}`);
    await page.goto(`${site.url}about/`);
    await expect(page.getByRole("main")).toContainText(facts.name);
    for (const figure of [facts.products, facts.clients, facts.years]) {
      await expect(page.getByRole("main").getByText(figure, { exact: true })).toBeVisible();
    }
    await page.goto(`${site.url}contact/`);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: facts.phone })).toBeVisible();
    await expect(main.getByRole("link", { name: facts.email })).toBeVisible();
    await expect(main).toContainText("7:31 AM - 5:32 PM");
    await expect(main).toContainText("Monday, 31 July 2073Closed");
    await main.getByTitle(/^Map of Nilai/).scrollIntoViewIfNeeded();
    await expect(main.locator("iframe")).toHaveAttribute(
      "src",
      new RegExp(`marker=${facts.latitude}%2C${facts.longitude}$`),
    );
  });

  test("each fact is where it belongs for machines", () => {
    const read = (address: string) => readExportedPage(path.join(copy, "out"), address);
    const [home] = structuredDataOf(read("")) as [{ "@graph": Record<string, unknown>[] }];
    expect(home["@graph"][0]).toMatchObject({ "@type": "WebSite", name: facts.name });
    expect(home["@graph"][1]).toMatchObject({
      "@type": "LocalBusiness",
      url: `${siteUrl}${basePath}/`,
      name: facts.name,
      telephone: facts.phone,
      email: facts.email,
      address: {
        addressLocality: facts.locality,
        addressRegion: facts.region,
        postalCode: facts.postalCode,
        addressCountry: facts.countryCode,
      },
      geo: { latitude: facts.latitude, longitude: facts.longitude },
      openingHoursSpecification: expect.arrayContaining([
        expect.objectContaining({ opens: facts.opens, closes: facts.closes }),
      ]),
      specialOpeningHoursSpecification: [
        { validFrom: facts.specialHours, validThrough: facts.specialHours, opens: "00:00" },
      ],
      sameAs: expect.arrayContaining([facts.profile]),
    });
    expect(checkAgainstSchema([home])).toEqual([[]]);
    for (const address of addresses) {
      expect(metaOf(read(address), "og:site_name")).toBe(facts.name);
      expect(metaOf(read(address), "og:image:alt")).toContain(facts.name);
    }
    expect(structuredDataOf(read("services/"))[1]).toMatchObject({ name: facts.name });
    const manifest = readFileSync(path.join(copy, "out/manifest.webmanifest"), "utf8");
    expect(JSON.parse(manifest)).toMatchObject({ name: facts.name });
    const summary = readFileSync(path.join(copy, "out/llms.txt"), "utf8");
    for (const fact of [
      facts.name,
      facts.phone,
      facts.email,
      facts.locality,
      "7:31 AM",
      "31 July",
    ]) {
      expect(summary).toContain(fact);
    }
  });
});

test.describe("facts that are not confirmed", () => {
  let copy: string;
  test.beforeAll(() => {
    copy = copyProject();
    fillFacts(copy, ["phone", "coordinates"]);
  });
  test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test("are in nothing that machines read", () => {
    const data = JSON.stringify(
      addresses.flatMap((address) => structuredDataOf(readExportedPage(exportedFile(""), address))),
    );
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
    for (const fact of unconfirmed.filter((fact) => fact !== "name")) {
      expect(data).not.toContain(`"${properties[fact]}":`);
      expect(data).not.toContain(values[fact]);
      expect(summary).not.toContain(values[fact]);
    }
    expect(data).toContain("LocalBusiness");
  });

  test("stop a build with STRICT_FACTS=1, which names them", async () => {
    test.setTimeout(180_000);
    const env = { ...process.env, SITE_URL: siteUrl, STRICT_FACTS: "1" };
    const result = await run("npm", ["run", "build"], { cwd: copy, env }).catch((error) => error);
    expect(result.code).toBe(1);
    expect(`${result.stdout}${result.stderr}`).toContain(
      "Unconfirmed facts in components/company.ts: phone, coordinates.\nSTRICT_FACTS=1 stops here.",
    );
    expect(result.stderr).not.toContain("    at ");
    expect(existsSync(path.join(copy, "out"))).toBe(false);
  });
});

for (const [name, value] of [
  ["SITE_URL", "chem.example"],
  ["SITE_URL", "https://chem.example/colour"],
  ["BASE_PATH", "colour"],
  ["BASE_PATH", "/colour/"],
] as const) {
  test(`a build with ${name}=${value} stops with one clear line`, async () => {
    const result = await run("npx", ["next", "build", "--webpack"], {
      cwd: root,
      env: { ...process.env, [name]: value },
    }).catch((error) => error);
    expect(result.code).toBe(1);
    const lines = `${result.stdout}${result.stderr}`
      .split("\n")
      .filter((line) => line.includes(name));
    expect(lines).toEqual([expect.stringContaining(`${name} is "${value}": it should be`)]);
    expect(result.stderr).not.toContain("    at ");
  });
}
