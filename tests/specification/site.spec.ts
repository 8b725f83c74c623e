import type { Page } from "playwright/test";
import { expect, test } from "@/tests/helpers/export-test";

// The screens (section 2), the form (3, 5), the behaviour (4, 7), the errors (8) and the constants (9).
const pages = { Home: "/", About: "/about/", Services: "/services/", Contact: "/contact/" };
const names = Object.keys(pages).join(", ");
const services = {
  "Chemical Trading": "Industrial Solvents, Acids & Bases, Specialty Chemicals, Raw Materials",
  "Colour Solutions": "Pigments, Dyes, Color Additives, Custom Formulations",
  "Quality Assurance": "Quality Testing, Certification, Compliance, Documentation",
  "Technical Support": "Consultation, Process Optimization, Training, 24/7 Support",
  "Logistics and Distribution": "Supply Chain, Warehousing, Distribution, International Shipping",
  "Custom Solutions": "Custom Formulations, R&D Support, Product Development, Testing",
};
const header = (page: Page) => page.getByRole("banner");
const main = (page: Page) => page.getByRole("main");
const buttons = (page: Page) => main(page).getByRole("button");
const toggle = (page: Page) => header(page).getByRole("button", { name: /^(EN|MS) / });
const toasts = (page: Page) => page.getByRole("region", { name: "F8" }).getByRole("listitem");

test("2, 9. titles and descriptions, header, footer", async ({ page }) => {
  const texts = new Set<string | null>();
  for (const [index, path] of Object.values(pages).entries()) {
    await page.goto(path);
    texts.add(await page.title());
    texts.add(await page.locator("meta[name=description]").getAttribute("content"));
    await expect(header(page).getByRole("link").first().locator("svg")).toBeVisible();
    await expect(header(page)).toShowLines("Nilai Chem & Colour", names, "EN");
    await expect(header(page).getByRole("navigation")).toHaveLinks(pages);
    const links = header(page).getByRole("navigation").getByRole("link");
    await expect(links.nth(index)).toHaveAttribute("aria-current", "page");
    const read = (all: Element[]) => all.map((link) => getComputedStyle(link).borderBottomColor);
    const borders = await links.evaluateAll(read);
    expect(borders.filter((border) => border === borders[index])).toHaveLength(1);
    await page.evaluate(() => scrollTo(0, 300));
    await expect.poll(async () => (await header(page).boundingBox())?.y).toBe(0);
  }
  expect([...texts].filter(Boolean)).toHaveLength(8);
  const footer = page.getByRole("contentinfo");
  await expect(footer).toShowLines("Address, Phone, Email, Quick Links", names, "Follow Us");
  await expect(footer).toHaveLinks({ "hello@example.com": "mailto:hello@example.com", ...pages });
  await expect(footer).toHaveLinks({ "+60 6-000 0000": "tel:+6060000000" });
  await expect(footer).toContainText("Nilai, Negeri Sembilan, 71800, Malaysia");
  await expect(footer).toContainText(/© 2024 .+ All rights reserved\./);
  const profiles = ["Facebook", "Twitter", "LinkedIn", "Instagram"];
  await expect(footer.locator("a:not([href])")).toHaveText(profiles);
});

test("2, 4. a button opens and closes the menu; choosing a link closes it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const about = header(page).getByRole("link", { name: "About" });
  for (const visible of [true, false, true]) {
    await expect(about).toBeVisible({ visible: !visible });
    await header(page).getByRole("button", { name: "Menu" }).click();
    await expect(about).toBeVisible({ visible });
  }
  await expect(header(page)).toShowLines(names);
  await about.click();
  await expect(page).toHaveURL("/about/");
  await expect(about).toBeHidden();
});

test("2, 9. home, about and services page", async ({ page }) => {
  const content = main(page);
  const cards = "Quality Commitment, Customer Focus";
  await page.goto("/about/");
  await expect(content).toShowLines("Our Mission, Our Vision, Our Values", cards, "Sustainability");
  await expect(content).toShowLines("500+, Products Available, 100+, Satisfied Clients");
  await expect(content).toShowLines("Satisfied Clients, 10+, Years Experience");
  await page.goto("/");
  await expect(content).toShowLines("Learn More, Explore Services", cards, "Excellence");
  await expect(content).toShowLines("Excellence, Global Reach, Ready to Work With Us?, Contact Us");
  const links = { "Learn More": "/about/", "Explore Services": "/services/" };
  await expect(content).toHaveLinks({ ...links, "Contact Us": "/contact/" });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const first = await content.getByRole("link", { name: "Learn More" }).boundingBox();
    const second = await content.getByRole("link", { name: "Explore" }).boundingBox();
    expect(second!.x - first!.x + 10 * (second!.y - first!.y), `${width}`).toBeGreaterThan(0);
  }
  await page.goto("/services/");
  await expect(content).toShowLines(Object.keys(services).join(", "));
  for (const [name, features] of Object.entries(services)) {
    const heading = page.getByRole("heading", { name });
    const card = content.getByRole("listitem").filter({ has: heading });
    await expect(card.getByRole("paragraph").first()).not.toBeEmpty();
    await expect(card.getByRole("listitem")).toHaveText(features.split(", "));
    await expect(card.getByRole("button")).toHaveText(/^Learn More/);
  }
  const steps = "01, Consultation, 02, Solution Design, 03, Implementation, 04, Support";
  await expect(content.getByRole("region", { name: "Our Process" })).toShowLines(steps);
  await expect(content).toShowLines("Our Process, Ready to Get Started?, Get Quote");
});

test("2, 9. contact page", async ({ page }) => {
  await page.route("https://www.openstreetmap.org/**", (route) => route.fulfill({ body: "" }));
  await page.goto("/contact/");
  const details = main(page).getByRole("region", { name: "Get in Touch" });
  await expect(details).toShowLines("Get in Touch, Phone, Email, Address");
  expect((await details.getByRole("heading").boundingBox())?.width).toBeGreaterThan(50);
  const hours = "Monday to Friday, 9:00 AM - 6:00 PM, Saturday, 9:00 AM - 1:00 PM, Sunday, Closed";
  await expect(main(page)).toShowLines("Business Hours", hours, "Send us a Message, Find Us");
  const address = details.getByRole("link", { name: "Nilai, Negeri Sembilan, 71800, Malaysia" });
  await expect(address).toHaveAttribute("href", /^https:\/\/www\.google\.com\/maps\/search.+Nilai/);
  await expect(address).toHaveAttribute("target", "_blank");
  const map = main(page).locator("iframe");
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAttribute("src", /^https:\/\/www\.openstreetmap\.org\/export\/embed/);
  const { searchParams } = new URL((await map.getAttribute("src"))!);
  expect(searchParams.get("bbox")).toBe("101.7772,2.7833,101.8172,2.8233");
  expect(searchParams.get("marker")).toBe("2.8033,101.7972");
  expect((await map.boundingBox())?.height).toBe(400);
});

test("3, 5, 7. the form has native checks, transmits nothing and stays", async ({ page }) => {
  await page.goto("/contact/");
  const form = main(page).locator("form");
  const read = (all: unknown[]) =>
    (all as HTMLInputElement[]).map(({ name, type, required }) => [name, type, required]);
  const fields = await form.locator("input, textarea").evaluateAll(read);
  const types = { firstName: "text", lastName: "text", email: "email", phone: "tel" };
  const expected = Object.entries({ ...types, subject: "text", message: "textarea" });
  expect(fields).toEqual(expected.map(([name, type]) => [name, type, name !== "phone"]));
  await expect(form.locator("textarea")).toHaveAttribute("rows", "5");
  const field = (name: string) => form.locator(`[name=${name}]`);
  for (const name of ["firstName", "lastName", "email", "email", "subject", "message"]) {
    await form.locator("[type=submit]").click();
    await expect(field(name)).toBeFocused();
    await field(name).fill((await field("email").inputValue()) ? "a@b.com" : "Text");
  }
  await expect(toasts(page)).toHaveCount(0);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  await form.locator("[type=submit]").click();
  await expect(toasts(page)).toContainText(/^Message Sent!.*not implemented yet/);
  expect(requests.filter((request) => /^POST|Text|b\.com/.test(request))).toEqual([]);
  await expect(page).toHaveURL("/contact/");
  await expect(field("firstName")).toHaveValue("Text");
});

test("4. the toggle switches all text between en and ms, and back", async ({ page }) => {
  await page.goto("/about/");
  const english = (await main(page).innerText()).split("\n");
  await toggle(page).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ms");
  const malay = (await main(page).innerText()).split("\n");
  expect(malay.filter((line) => /[a-z]{2}/.test(line) && english.includes(line))).toEqual([]);
  await expect(header(page)).toShowLines("Nilai Chem & Colour, MS");
  await toggle(page).click();
  await expect(header(page)).toShowLines(names, "EN");
});

test("7. all seven inquiry buttons show the toast, which replaces the last", async ({ page }) => {
  await page.goto("/services/");
  await expect(buttons(page)).toHaveCount(7);
  for (const button of await buttons(page).all()) {
    await button.click();
    await expect(toasts(page)).toHaveText([/^Service Inquiry.*not implemented yet/]);
  }
});

for (const width of [390, 1280]) {
  test(`2, 4, 9. position, Escape, F8 and swipe of a toast at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/services/");
    const swipe = async (distance: number) => {
      const { x, y } = (await toasts(page).boundingBox())!;
      await page.mouse.move(x + 99, y + 20);
      await page.mouse.down();
      await page.mouse.move(x + 99 + distance, y + 20);
      await page.mouse.up();
    };
    const close = toasts(page).getByRole("button", { name: "Close" });
    for (const closeToast of [() => close.click(), () => page.keyboard.press("Escape"), swipe]) {
      await buttons(page).last().press("Enter");
      await expect(toasts(page)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("F8");
      await expect(toasts(page)).toBeFocused();
      const { x, y } = (await toasts(page).boundingBox())!;
      expect(width === 390 ? y < 100 : x > 800 && y > 500).toBe(true);
      for (const distance of [49, -99]) await swipe(distance);
      await expect(toasts(page)).toHaveCount(1);
      await closeToast(50);
      await expect(toasts(page)).toHaveCount(0);
    }
  });
}

test("4, 9. a toast closes after 5,000 ms, or stays (infinite)", async ({ page, context }) => {
  await page.clock.install();
  await page.route("**/about/**", (route) => route.abort());
  await page.goto("/services/");
  await page.clock.pauseAt(Date.now() + 9_000_000);
  const countAfter = async (milliseconds: number) => {
    for (let step = 0; step < 10; step++) await page.clock.runFor(milliseconds / 10);
    return toasts(page).count();
  };
  await buttons(page).last().press("Enter");
  await expect.poll(() => countAfter(100)).toBe(1);
  expect(await countAfter(4700)).toBe(1);
  expect(await countAfter(700)).toBe(0);
  await context.setOffline(true);
  await header(page).getByRole("link", { name: "About" }).click();
  await expect.poll(() => countAfter(100)).toBe(1);
  expect(await countAfter(60_000)).toBe(1);
});

test("2. pages animate in with a fade and slide", async ({ page }) => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      Object.assign(window, { later: { ...Reflect.get(window, "later"), ...keyframes } });
      return animate.call(this, keyframes, options);
    };
  });
  await page.goto("/");
  await expect(main(page)).toHaveCSS("animation-name", "page-enter");
  const first = "@keyframes page-enter{0%{opacity:.75;transform:translateY(.75rem)}}";
  expect(await page.locator("style").first().textContent()).toContain(first);
  await page.waitForLoadState("networkidle");
  await header(page).getByRole("link", { name: "About" }).click();
  const later = { opacity: [0, 1], transform: ["translateY(0.75rem)", "none"] };
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "later"))).toEqual(later);
});

test("8. an unknown address and an error in a page show the error screen", async ({ page }) => {
  const title = page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" });
  await page.goto("/nowhere/");
  await expect(title).toBeVisible();
  // The map needs it.
  await page.addInitScript(() => Reflect.deleteProperty(window, "IntersectionObserver"));
  await page.goto("/contact/");
  await expect(title).toBeVisible();
});

test("4, 8. the exported build displays unknown keys, and has the error", async ({ page }) => {
  let source = "";
  await page.route(/\/$|\.js$|lang=/, async (route) => {
    const response = await route.fetch();
    source += await response.text();
    const body = (await response.text())
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
      .replaceAll('\\"heroTitle\\"', '\\"noSuchKey\\"')
      .replaceAll('("switchLanguage")', '("noSuchKey")');
    await route.fulfill({ response, body });
  });
  for (const language of ["en", "ms"]) {
    await page.goto(`/?lang=${language}`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("noSuchKey");
    await expect(header(page).getByRole("button", { name: "noSuchKey" })).toBeVisible();
  }
  expect(source).toContain("useLanguage must be used within a LanguageProvider");
});
