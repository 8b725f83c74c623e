import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright/test";
import { company } from "../../lib/company";
import { services } from "../../lib/services";
import en from "../../messages/en.json" with { type: "json" };
import { exportedFile } from "../exported-file";
import {
  addStyle,
  cutScripts,
  desktop,
  expect,
  fillForm,
  formField,
  fullUnless,
  holdScripts,
  inFull,
  languageToggle,
  mainLink,
  openPage,
  phone,
  saveData,
  switchTo,
  test,
  waitForIdle,
} from "./test";

const notImplemented = "not implemented yet, so nothing was sent";

test("the form says that the message was sent and the feature is missing, sends nothing and keeps what was typed", async ({
  page,
}) => {
  await saveData(page);
  await openPage(page, "/contact/");
  await fillForm(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.url().includes("Text")) sent.push(request.url());
  });
  const letScriptsThrough = await holdScripts(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  const form = page.getByRole("main").locator("form");
  await expect(form).toHaveAttribute("aria-busy", "true");
  letScriptsThrough();
  await expect(page.getByText("Message Sent!")).toBeVisible();
  await expect(form).toHaveAttribute("aria-busy", "false");
  await expect(page.getByText(notImplemented)).toBeVisible();
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(formField(page, "Message")).toHaveValue("Text");
  expect(sent).toEqual([]);
});

test("the form holds back while a field is empty or malformed", async ({ page }) => {
  await openPage(page, "/contact/");
  await fillForm(page);
  for (const [label, value] of [
    ["First Name", ""],
    ["Last Name", ""],
    ["Email", ""],
    ["Email", "not an address"],
    ["Subject", ""],
    ["Message", ""],
  ] as const) {
    await formField(page, label).fill(value);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(formField(page, label), value).toBeFocused();
    await expect(page.getByText("Message Sent!")).toBeHidden();
    await formField(page, label).fill("a@example.com");
  }
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message Sent!")).toBeVisible();
});

test("a service and Get Quote say that the feature is missing and nothing was sent", async ({
  page,
}) => {
  await openPage(page, "/services/");
  const buttons = page.getByRole("main").getByRole("button");
  await expect(buttons).toHaveCount(services.length + 1);
  for (const button of [buttons.first(), buttons.last()]) {
    await button.click();
    await expect(page.getByText("Service Inquiry")).toHaveCount(1);
    await expect(page.getByText(`This feature is ${notImplemented}`)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText("Service Inquiry")).toHaveCount(0);
  }
});

const tablet = { width: 620, height: 900 };

for (const [size, viewport] of Object.entries({ phone, tablet, desktop })) {
  test(
    `a toast on a ${size} stands where it belongs`,
    fullUnless(size !== "tablet"),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await openPage(page, "/services/");
      await page.getByRole("button", { name: "Get Quote" }).click();
      const toast = page.getByRole("listitem").filter({ hasText: "Service Inquiry" });
      await expect(toast).toBeVisible();
      const placed = size === "desktop" ? "bottom, 24 from the right" : "top, below the header";
      await expect
        .poll(async () => {
          const box = await toast.boundingBox();
          if (!box) return "nowhere";
          if (box.y + box.height / 2 > viewport.height / 2) {
            const width = await page.evaluate(() => document.documentElement.clientWidth);
            return `bottom, ${Math.round(width - box.x - box.width)} from the right`;
          }
          const header = await page.getByRole("banner").boundingBox();
          return box.y > header!.height ? "top, below the header" : "top, over the header";
        })
        .toBe(placed);
    },
  );
}

test("a toast follows the width of the window", async ({ page }) => {
  await page.setViewportSize(desktop);
  await openPage(page, "/services/");
  await page.getByRole("button", { name: "Get Quote" }).click();
  const toast = page.getByRole("listitem").filter({ hasText: "Service Inquiry" });
  await expect(toast).toBeInViewport();
  const readTop = async () => (await toast.boundingBox())?.y ?? 0;
  await expect.poll(readTop).toBeGreaterThan(desktop.height / 2);
  await page.setViewportSize(phone);
  await expect.poll(readTop).toBeLessThan(phone.height / 2);
});

test("an inquiry's toast leads to the contact page", inFull, async ({ page }) => {
  await openPage(page, "/services/");
  await page.getByRole("button", { name: "Get Quote" }).click();
  await page.getByRole("listitem").getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(page.getByText("Service Inquiry")).toBeHidden();
});

/** Expects a draft of an email with what `fillForm` types, and these words in it. */
async function expectEmailLink(link: Locator, ...words: string[]) {
  const href = (await link.getAttribute("href")) ?? "";
  expect(href).toMatch(`mailto:${company.email}?subject=Text&body=Text%0D%0A`);
  for (const word of words) expect(decodeURIComponent(href)).toContain(word);
}

test("the form's toast and the line below it open what was typed as an email", async ({ page }) => {
  await openPage(page, "/contact/");
  await fillForm(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  const toast = page.getByRole("listitem").filter({ hasText: "Message Sent!" });
  await expectEmailLink(toast.getByRole("link", { name: "Open as an email" }), "Name: Text Text");
  const link = page.getByRole("main").getByRole("status").getByRole("link");
  await expectEmailLink(link, "Email: a@example.com");
  await formField(page, "Phone").fill("+60 12");
  await expectEmailLink(link, "Phone: +60 12");
  await switchTo(page, "ms");
  await expect(link).toHaveText("Buka sebagai e‑mel");
  await expectEmailLink(link, "Nama: Text Text", "Telefon: +60 12");
});

test("an inquiry suggests the subject to a visitor who has typed none, and stores nothing", async ({
  page,
}) => {
  async function inquire(button: string) {
    await page.getByRole("main").getByRole("button", { name: button }).click();
    const toast = page.getByRole("region", { name: "(F8)" });
    await toast.getByRole("link").click();
    await expect(page).toHaveURL(/\/contact\/$/);
  }
  const subject = page.locator("#subject");
  await openPage(page, "/services/");
  await switchTo(page, "ms");
  await inquire("Penyelesaian Warna");
  await expect(subject).toHaveValue("Pertanyaan Perkhidmatan: Penyelesaian Warna");
  await switchTo(page, "en");
  await expect(subject).toHaveValue("Service Inquiry: Colour Solutions");
  await mainLink(page, "Services").click();
  await inquire("Get Quote");
  await expect(subject).toHaveValue("Quote Request");

  await subject.fill("Solvents");
  await mainLink(page, "Services").click();
  await inquire("Custom Solutions");
  await expect(subject).toHaveValue("Solvents");
  const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(Object.keys(stored)).toEqual(["language"]);
});

const windows = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const viewport of windows) {
  for (const address of ["/services/", "/contact/"]) {
    test(
      `a toast on ${address} covers neither what was pressed nor the line at ${viewport.width} px`,
      fullUnless(viewport.width === (address === "/contact/" ? 390 : 1280)),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.setViewportSize(viewport);
        await openPage(page, address);
        if (address === "/contact/") await fillForm(page);
        const button = page.getByRole("main").getByRole("button").first();
        // To the bottom of the window, where the toast will be.
        await button.evaluate((element) => {
          scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 16);
        });
        await button.press("Enter");
        const toast = page.getByRole("listitem").filter({ hasText: "not implemented yet" });
        await expect(toast).toHaveAttribute("data-mounted", "true");
        const line = page.getByRole("main").getByRole("status").filter({ hasText: "Nothing was" });
        await expect(line).toBeInViewport({ ratio: 0.95 });
        for (const element of [button, line]) {
          await expect(element).toBeInViewport({ ratio: 0.95 });
          const [a, b] = [(await toast.boundingBox())!, (await element.boundingBox())!];
          const isApart = a.y + a.height <= b.y || b.y + b.height <= a.y || b.x + b.width <= a.x;
          expect(isApart).toBe(true);
        }
      },
    );
  }
}

test("a toast fits a window of 320 by 256 px, and the Tab key shows its link", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, "/services/");
  await switchTo(page, "ms");
  await page.getByRole("main").getByRole("button").first().click();
  const toast = page.getByRole("listitem").filter({ hasText: "Pertanyaan Perkhidmatan" });
  await expect(toast).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const link = toast.getByRole("link");
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  // Twice the size of text: it scrolls.
  await addStyle(page, "html { font-size: 200% }");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(link).toBeInViewport({ ratio: 1 });
});

test("what matters of the form's toast stays when it has gone", inFull, async ({ page }) => {
  await openPage(page, "/contact/");
  await fillForm(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message Sent!")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Message Sent!")).toBeHidden();
  await expect(page.getByText("Nothing was sent. What you typed is still here")).toBeVisible();
});

test.describe("where Malay cannot be loaded", () => {
  test.use({ allowedErrors: /ERR_FAILED|Loading chunk/ });

  test("the page stays in English and says why; the next press tries again", async ({ page }) => {
    await saveData(page);
    await openPage(page, "/services/");
    // Sonner is there, Malay is not.
    await page.getByRole("button", { name: "Get Quote" }).click();
    await expect(page.getByText("Service Inquiry")).toBeVisible();
    await cutScripts(page);
    await languageToggle(page).click();
    // By its type: its text follows the language.
    const toast = page.locator("[data-sonner-toast][data-type='error']");
    await expect(toast).toContainText("Malay could not be loaded");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(languageToggle(page)).not.toHaveAttribute("aria-busy");
    await page.unroute("**/*.js*");
    // Under the pointer it would stay.
    await toast.hover();
    await languageToggle(page).press("Enter");
    await expect(page.locator("html")).toHaveAttribute("lang", "ms");
    await expect(toast).toBeHidden();
  });
});

test("a press shows that it was taken while the toast's code is on its way", async ({ page }) => {
  await saveData(page);
  await openPage(page, "/services/");
  const letScriptsThrough = await holdScripts(page);
  const button = page.getByRole("button", { name: "Get Quote" });
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  letScriptsThrough();
  await expect(page.getByText("Service Inquiry")).toBeVisible();
  await expect(button).not.toHaveAttribute("aria-busy");
});

test("a press whose toast is still on its way holds up no link", async ({ page }) => {
  await saveData(page);
  await openPage(page, "/about/");
  await mainLink(page, "Services").click();
  await expect(page.getByRole("button", { name: "Get Quote" })).toBeVisible();
  const letScriptsThrough = await holdScripts(page);
  await page.getByRole("button", { name: "Get Quote" }).click();
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/We trade chemicals/);
  letScriptsThrough();
  await expect(page.getByText("Service Inquiry")).toBeVisible();
});

test("what matters of an inquiry's toast stays when it has gone", async ({ page }) => {
  await openPage(page, "/services/");
  await page.getByRole("button", { name: "Get Quote" }).click();
  await expect(page.getByText("Service Inquiry")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Service Inquiry")).toBeHidden();
  await expect(
    page.getByRole("main").getByText("Nothing was sent. Please phone or email us instead."),
  ).toBeVisible();
});

/** Lists the scripts with sonner that a page requests. */
function watchSonner(page: Page) {
  const withSonner: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith(".js")) return;
    const script = readFileSync(exportedFile(pathname), "utf8");
    if (script.includes("data-sonner-toaster")) withSonner.push(pathname);
  });
  return withSonner;
}

test("sonner is fetched once the page has loaded, and not among its first scripts", async ({
  page,
}) => {
  const requested = watchSonner(page);
  await openPage(page, "/services/");
  await expect.poll(() => requested).toHaveLength(1);
  const html = readFileSync(exportedFile("services/index.html"), "utf8");
  expect(html).toContain("/chunks/main-app-");
  expect(html).not.toContain(requested[0]);
});

test("visitors who save data get sonner with the first toast", async ({ page }) => {
  await saveData(page);
  const requested = watchSonner(page);
  await openPage(page, "/services/");
  await waitForIdle(page);
  expect(requested).toEqual([]);
  await page.getByRole("button", { name: "Get Quote" }).click();
  await expect(page.getByText("Service Inquiry")).toBeVisible();
  expect(requested).toHaveLength(1);
});

test.describe("where sonner cannot be fetched", () => {
  test.use({ allowedErrors: /ERR_FAILED|Loading chunk/ });

  test.beforeEach(({ page }) => saveData(page));

  test("the form says in a live region of its own that nothing was sent", async ({ page }) => {
    await openPage(page, "/contact/");
    await fillForm(page);
    const status = page.getByRole("main").getByRole("status");
    await expect(status).toBeEmpty();
    await cutScripts(page);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(status).toHaveText(en.messageNotSent + en.openAsEmail);
    await expect(page.getByRole("button", { name: "Send Message" })).not.toHaveAttribute(
      "aria-busy",
    );
  });

  test("an inquiry says in a live region of its own that nothing was sent", async ({ page }) => {
    await openPage(page, "/services/");
    await cutScripts(page);
    await page.getByRole("button", { name: "Get Quote" }).click();
    const status = page.getByRole("main").getByRole("status").filter({ visible: true });
    await expect(status).toHaveText([en.inquiryNotSent]);
  });

  test("a problem is a line in the live region, which Escape closes", async ({ page }) => {
    await page.clock.install();
    await openPage(page, "/");
    await cutScripts(page);
    await languageToggle(page).click();
    const line = page.getByText(en.languageUnavailableText);
    await expect(line).toBeInViewport();
    // Nothing but Escape closes it.
    await page.clock.runFor(30_000);
    await expect(line).toBeInViewport();
    expect(await line.evaluate((element) => Boolean(element.closest("[aria-live]")))).toBe(true);
    await page.keyboard.press("Escape");
    await expect(line).toBeHidden();
  });

  test("the next press tries again", async ({ page }) => {
    await openPage(page, "/services/");
    await cutScripts(page);
    const button = page.getByRole("button", { name: "Get Quote" });
    await button.click();
    await expect(button).not.toHaveAttribute("aria-busy");
    await page.unroute("**/*.js*");
    await button.click();
    await expect(page.getByText("Service Inquiry")).toBeVisible();
  });
});
