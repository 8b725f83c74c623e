import { relative } from "node:path";
import { listFiles } from "@/scripts/list-files.mjs";
import { readVisibleTexts } from "@/tests/helpers/visible-text";
import { expect, expectTexts, languages, main, open, test, toggle, widths } from "./site";

// Sections 2, 3, 4 and 9: what each page shows, no more and no less, at both widths and in both languages.

const phone = "+60 6-000 0000";
const email = "hello@example.com";
const address = "Nilai, Negeri Sembilan, 71800, Malaysia";
const values = "Quality Commitment | … | Customer Focus | …";
const search = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)} _blank`;
const contacts = "tel:+6060000000 | mailto:hello@example.com";
const navigationKeys = "home about services contact";
const valueKeys = "qualityCommitment qualityText customerFocus customerText";
const footerKeys = `footerDescription address addressText phone email quickLinks ${navigationKeys} followUs`;

/** The content of each page, the keys of its messages, the targets of its links, its titles, and its description. */
const contents = {
  "/": [
    `Welcome to Nilai Chem & Colour | … | … | … | Learn More | Explore Services
    … | ${values} | Excellence | … | Global Reach | … | Ready to Work With Us? | … | Contact Us | Or phone ${phone}`,
    `welcome heroTitle heroSubtitle heroDescription learnMore exploreServices ${valueKeys} contactUs`,
    "/about/ | /services/ | /contact/ | tel:+6060000000",
    "Chemical & Pigment Supplier, Nilai = Pembekal Bahan Kimia & Pigmen, Nilai",
    /^Industrial chemicals, pigments, dyes/,
  ],
  "/about/": [
    `Home | About | … | … | … | Our Mission | … | Our Vision | … | Our Values | ${values} | Sustainability | …
    500+ | Products Available | 100+ | Satisfied Clients | 10+ | Years Experience
    Ready to Work With Us? | … | Contact Us | Explore Services | Or phone ${phone}`,
    `aboutTitle aboutDescription ourMission missionText ourVision visionText ourValues ${valueKeys} sustainability sustainabilityText`,
    "/ | /contact/ | /services/ | tel:+6060000000",
    "About Us: Chemical Trading, Nilai = Tentang Kami: Bahan Kimia, Nilai",
    /values we work by/,
  ],
  "/services/": [
    `Home | Services | … | …
    Chemical Trading | … | Industrial Solvents | Acids & Bases | Specialty Chemicals | Raw Materials | Learn More
    Colour Solutions | … | Pigments | Dyes | Color Additives | Custom Formulations | Learn More
    Quality Assurance | … | Quality Testing | Certification | Compliance | Documentation | Learn More
    Technical Support | … | Consultation | Process Optimization | Training | 24/7 Support | Learn More
    Logistics and Distribution | … | Supply Chain | Warehousing | Distribution | International Shipping | Learn More
    Custom Solutions | … | Custom Formulations | R&D Support | Product Development | Testing | Learn More
    Our Process | 01 | Consultation = Perbincangan Awal | … | 02 | Solution Design | … | 03 | Implementation | …
    04 | Support | … | Ready to Get Started? | … | Get Quote | Or phone ${phone}`,
    "servicesTitle servicesDescription learnMore",
    "/ | tel:+6060000000",
    "Chemical & Colour Services, Nilai = Perkhidmatan Bahan Kimia & Pewarna",
    /^Services from Nilai/,
  ],
  "/contact/": [
    `Home | Contact | … | … | Get in Touch | Phone | ${phone} | Email | ${email} | Address | ${address}
    Business Hours | … | … | Monday to Friday | 9:00 AM - 6:00 PM | Saturday | 9:00 AM - 1:00 PM | Sunday | Closed | …
    Send us a Message | … | … | First Name | Last Name | Email | Phone (optional) | Subject | Message
    Open as an Email | Send Message | Find Us | … | ${address}`,
    "contactTitle contactDescription getInTouch phone email address addressText businessHours mondayFriday saturday sunday",
    `/ | ${contacts} | ${contacts} | ${search} | mailto:hello@example.com | tel:+6060000000 | ${search}`,
    "Contact & Business Hours, Nilai = Hubungi Kami & Waktu Perniagaan",
    /^Phone, email, business hours and a map/,
  ],
} as const;
const pages = Object.entries(contents);
const footerTargets = `${search} | ${contacts} | / | /about/ | /services/ | /contact/ |  |  |  | `;
/** What is the same in both languages: names, pigments, numbers and addresses. */
const names = /^(Nilai Chem & Colour|P\w+ [\d:]+|C\.I\. .*|[\d+ -]+|.+@.+)$/;

/** Returns the address and the window of each visible link, without the text of an email. */
const readTargets = (links: Element[]) =>
  (links as HTMLAnchorElement[])
    .filter((link) => link.checkVisibility())
    .map((link) => `${link.getAttribute("href") ?? ""} ${link.target}`.replace(/\?subject.*/, ""))
    .map((target) => target.trim())
    .join(" | ");

for (const [path, [content, , targets, titles, description]] of pages) {
  test(`2, 3, 4, 9. ${path} shows this, in this order, in both languages`, async ({ page }) => {
    const parts = page.locator("header, main, footer");
    const links = page.locator(":is(main, footer) a:not(fieldset a)");
    const profiles = links.filter({ has: page.locator("svg") });
    for (const width of widths) {
      await open(page, path, width);
      expect(await links.evaluateAll(readTargets)).toBe(`${targets} | ${footerTargets}`);
      await expect(profiles).toHaveText(["Facebook", "Twitter", "LinkedIn", "Instagram"]);
      // On a phone, the menu has the links of the header, and icons label the contact lines.
      const isPhone = width < 640;
      const headerLinks = isPhone ? "" : " | Home | About | Services | Contact";
      const labels = isPhone ? ["", "", ""] : ["Address | ", "Phone | ", "Email | "];
      const texts = `Nilai Chem & Colour${headerLinks} | EN | ${content}
        Nilai Chem & Colour | … | Contact Us | ${labels[0]}${address} | ${labels[1]}${phone} | ${labels[2]}${email}
        Quick Links | Home | About | Services | Contact | Follow Us | © 2024 Nilai Chem & Colour. All rights reserved.`;
      const read: string[][] = [];
      for (const [index, language] of languages.entries()) {
        await expectTexts(parts, texts, language);
        await expect(page).toHaveTitle(`${titles.split(" = ")[index]} | Nilai Chem & Colour`);
        read.push(await parts.evaluateAll(readVisibleTexts));
        await toggle(page).click();
      }
      await expectTexts(parts, texts);
      const untranslated = read[1]!.filter((text, index) => text === read[0]![index]);
      expect(untranslated.filter((text) => !names.test(text))).toEqual([]);
    }
    const metaDescription = page.locator("meta[name=description]");
    await expect(metaDescription).toHaveAttribute("content", description);
  });
}

test("2. there are no other pages, but an error page", () => {
  const files = listFiles("out", ".html").map((file) => relative("out", file).replace(/\W/g, "/"));
  const expected = pages.map(([path]) => `${path}index/html`.slice(1));
  expect(files.sort()).toEqual(["404/html", ...expected].sort());
});

test("2, 9. six cards, and the map", async ({ page }) => {
  for (const width of widths) {
    await open(page, "/services/", width);
    const cards = main(page).locator("ul > li:has(button)");
    const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
    const gaps = boxes.flatMap((a, index) =>
      boxes.slice(index + 1).map((b) => Math.max(b.left - a.right, b.top - a.bottom)),
    );
    expect([gaps.length, Math.min(...gaps) > 7]).toEqual([15, true]);
    await expect(cards.locator("li svg").filter({ visible: true })).toHaveCount(24);
    await open(page, "/contact/", width);
    const map = main(page).locator("iframe");
    await map.scrollIntoViewIfNeeded();
    await expect(map).toBeInViewport();
    await expect(map).toHaveAttribute(
      "src",
      "https://www.openstreetmap.org/export/embed.html?bbox=101.7772%2C2.7833%2C101.8172%2C2.8233&layer=mapnik&marker=2.8033%2C101.7972",
    );
    const box = (await map.boundingBox())!;
    expect([box.height, box.width > width * 0.8]).toEqual([400, true]);
  }
});

test("3, 4. pages display these keys; an unknown key is displayed itself", async ({ page }) => {
  const dictionaries: string[][] = [];
  await page.route("**/*.js", async (route) => {
    const source = await (await route.fetch()).text();
    const body = source.replace(/JSON\.parse\('(\{"home":.*?[^\\])'\)/g, (_, json: string) => {
      dictionaries.push(Object.keys(JSON.parse(json.replace(/\\(?:xa0|(['\\]))/g, "$1"))));
      return "{}";
    });
    await route.fulfill({ contentType: "text/javascript", body });
  });
  const required = new Set(["allRightsReserved"]);
  await open(page, "/");
  for (const [path, [, mainKeys]] of pages) {
    await page.locator(`footer nav a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    for (const language of languages) {
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const parts = ["header", "main", "footer"].map((name) => page.locator(name));
      for (const [index, expected] of [navigationKeys, mainKeys, footerKeys].entries()) {
        const texts = (await parts[index]!.evaluateAll(readVisibleTexts)).join(" ").split(" ");
        const shown = new Set(texts.filter((text) => expected.split(" ").includes(text)));
        expect([...shown].join(" ")).toBe(expected);
        for (const key of shown) required.add(key);
        const descriptions = texts.filter((text) => text.endsWith("Desc"));
        for (const key of descriptions) required.add(key).add(key.slice(0, -4));
      }
      await toggle(page).click();
    }
  }
  expect(dictionaries[0]).toEqual(dictionaries[1]);
  expect(dictionaries[0]).toEqual(expect.arrayContaining([...required]));
  expect([...required].filter((key) => key.endsWith("Desc"))).toHaveLength(6);
});
