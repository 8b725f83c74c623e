import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright/test";
import { company } from "@/lib/company";
import { services } from "@/lib/services";
import en from "@/messages/en.json" with { type: "json" };
import ms from "@/messages/ms.json" with { type: "json" };
import { exportedFile } from "@/tests/helpers/exported-file";
import {
  blockScripts,
  desktop,
  enableDataSaver,
  expect,
  fillForm,
  formField,
  fullOnly,
  fullOnlyUnless,
  heading,
  holdScripts,
  inquire,
  inquiryButton,
  inquiryName,
  inquiryUrl,
  mainNavigationLink,
  openPage,
  phone,
  setStyle,
  switchTo,
  test,
  waitForIdle,
  waitForPaint,
  waitForRequests,
} from "@/tests/helpers/browser-test";

test("form submission shows a not-implemented toast, keeps the input and sends nothing", async ({
  page,
}) => {
  await enableDataSaver(page);
  await openPage(page, "/contact/");
  await fillForm(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.url().includes("Text")) sent.push(request.url());
  });
  const releaseScripts = await holdScripts(page);
  await page.getByRole("button", { name: en.sendMessage }).click();
  const form = page.getByRole("main").locator("form");
  await expect(form).toHaveAttribute("aria-busy", "true");
  releaseScripts();
  await expect(page.getByText(en.messageSent)).toBeVisible();
  await expect(form).toHaveAttribute("aria-busy", "false");
  await expect(page.getByText(en.notImplemented)).toBeVisible();
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(formField(page, en.message)).toHaveValue("Text");
  expect(sent).toEqual([]);
});

test("does not submit the form while a field is empty or invalid", async ({ page }) => {
  await openPage(page, "/contact/");
  await fillForm(page);
  for (const [label, value] of [
    [en.firstName, ""],
    [en.lastName, ""],
    [en.email, ""],
    [en.email, "not an address"],
    [en.subject, ""],
    [en.message, ""],
  ] as const) {
    await formField(page, label).fill(value);
    await page.getByRole("button", { name: en.sendMessage }).click();
    await expect(formField(page, label), value).toBeFocused();
    await expect(page.getByText(en.messageSent)).toBeHidden();
    await formField(page, label).fill("a@example.com");
  }
  await page.getByRole("button", { name: en.sendMessage }).click();
  await expect(page.getByText(en.messageSent)).toBeVisible();
});

test("shows a not-implemented toast for the first and the last inquiry", async ({ page }) => {
  await openPage(page, "/services/");
  const buttons = page.getByRole("main").getByRole("button");
  await expect(buttons.filter({ hasText: en.learnMore })).toHaveCount(services.length);
  for (const button of [buttons.first(), buttons.last()]) {
    await button.click();
    await expect(page.getByText(en.serviceInquiry)).toHaveCount(1);
    await expect(page.getByText(en.notImplemented)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText(en.serviceInquiry)).toHaveCount(0);
  }
});

const tablet = { width: 620, height: 900 };

for (const [size, viewport] of Object.entries({ phone, tablet, desktop })) {
  const expectedPosition =
    size === "desktop" ? "bottom, 24 px from the right" : "top, below the header";

  test(
    `shows the toast on a ${size} at the ${expectedPosition}`,
    fullOnlyUnless(size !== "tablet"),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await openPage(page, "/services/");
      await inquiryButton(page).click();
      const toast = page.getByRole("listitem").filter({ hasText: en.serviceInquiry });
      await expect(toast).toBeVisible();
      await expect
        .poll(async () => {
          const box = await toast.boundingBox();
          if (!box) return "not rendered";
          if (box.y + box.height / 2 > viewport.height / 2) {
            const width = await page.evaluate(() => document.documentElement.clientWidth);
            return `bottom, ${Math.round(width - box.x - box.width)} px from the right`;
          }
          const header = await page.getByRole("banner").boundingBox();
          return box.y > header!.height ? "top, below the header" : "top, covering the header";
        })
        .toBe(expectedPosition);
    },
  );
}

test("moves the toast from the bottom to the top when the window becomes narrower", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openPage(page, "/services/");
  await inquiryButton(page).click();
  const toast = page.getByRole("listitem").filter({ hasText: en.serviceInquiry });
  await expect(toast).toBeInViewport();
  const readTop = async () => (await toast.boundingBox())?.y ?? NaN;
  await expect.poll(readTop).toBeGreaterThan(desktop.height / 2);
  await page.setViewportSize(phone);
  await expect.poll(readTop).toBeLessThan(phone.height / 2);
  await expect(toast).toBeInViewport();
});

test(
  "the link in an inquiry toast opens the contact page and closes the toast",
  fullOnly,
  async ({ page }) => {
    await openPage(page, "/services/");
    await inquiryButton(page).click();
    await page.getByRole("listitem").getByRole("link", { name: en.contactUs }).click();
    await expect(page).toHaveURL(inquiryUrl);
    await expect(page.getByText(en.serviceInquiry)).toBeHidden();
  },
);

/** Expects a `mailto:` link that contains the input of `fillForm` and these texts. */
async function expectEmailLink(link: Locator, ...texts: string[]) {
  const href = (await link.getAttribute("href")) ?? "";
  expect(href).toMatch(`mailto:${company.email}?subject=Text&body=Text%0D%0A`);
  for (const text of texts) expect(decodeURIComponent(href)).toContain(text);
}

test("the toast and the status line of the form link to an email draft with the input", async ({
  page,
}) => {
  await openPage(page, "/contact/");
  await fillForm(page);
  await page.getByRole("button", { name: en.sendMessage }).click();
  const toast = page.getByRole("listitem").filter({ hasText: en.messageSent });
  await expectEmailLink(toast.getByRole("link", { name: en.openAsEmail }), `${en.name}: Text Text`);
  const link = page.getByRole("main").getByRole("status").getByRole("link");
  await expectEmailLink(link, "Email: a@example.com");
  await formField(page, en.phone).fill("+60 12");
  await expectEmailLink(link, "Phone: +60 12");
  await switchTo(page, "ms");
  await expect(link).toHaveText(ms.openAsEmail);
  await expectEmailLink(link, `${ms.name}: Text Text`, `${ms.phone}: +60 12`);
});

const [firstService] = services;
const lastService = services.at(-1)!;

/** Returns the subject that the form suggests for an inquiry about a service. */
function subjectOf({ title }: (typeof services)[number], messages = en) {
  return `${messages.serviceInquiry}: ${messages[title]}`;
}

test("an inquiry prefills the subject unless one was typed, and is not stored", async ({
  page,
}) => {
  const subject = page.locator("#subject");
  await openPage(page, "/services/");
  await switchTo(page, "ms");
  await inquire(page, inquiryName(firstService, ms));
  await expect(subject).toHaveValue(subjectOf(firstService, ms));
  await switchTo(page, "en");
  await expect(subject).toHaveValue(subjectOf(firstService));
  await mainNavigationLink(page, en.services).click();
  await inquire(page, inquiryName(lastService));
  await expect(subject).toHaveValue(subjectOf(lastService));

  await subject.fill("Solvents");
  await mainNavigationLink(page, en.services).click();
  await inquire(page, inquiryName(firstService));
  await expect(subject).toHaveValue("Solvents");
  const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(Object.keys(stored)).toEqual(["language"]);
});

test("the subject of an inquiry survives a reload and opens in a new tab", async ({
  page,
  context,
}) => {
  await openPage(page, "/services/");
  await inquire(page, inquiryName(firstService));
  const subject = subjectOf(firstService);
  await expect(formField(page, en.subject)).toHaveValue(subject);
  await page.reload();
  await expect(formField(page, en.subject)).toHaveValue(subject);

  const tab = await context.newPage();
  await openPage(tab, page.url());
  await expect(formField(tab, "Subject")).toHaveValue(subject);
});

for (const topic of ["unknown", "closed", "__proto__", ""]) {
  test(
    `an inquiry about "${topic}" suggests no subject`,
    fullOnlyUnless(topic === "closed"),
    async ({ page }) => {
      await openPage(page, `/contact/?about=${topic}`);
      await switchTo(page, "ms");
      await expect(page.locator("#subject")).toHaveValue("");
    },
  );
}

test("a cleared subject stays empty until the next inquiry", fullOnly, async ({ page }) => {
  const subject = page.locator("#subject");
  await openPage(page, "/services/");
  await inquire(page, inquiryName(firstService));
  await expect(subject).toHaveValue(subjectOf(firstService));
  await subject.fill("");
  await switchTo(page, "ms");
  await waitForPaint(page);
  await expect(subject).toHaveValue("");

  await page.getByRole("navigation").first().getByRole("link", { name: ms.services }).click();
  await inquire(page, inquiryName(lastService, ms));
  await expect(subject).toHaveValue(subjectOf(lastService, ms));
});

const viewports = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const viewport of viewports) {
  for (const path of ["/services/", "/contact/"]) {
    test(
      `the toast on ${path} covers neither the button nor the status line at ${viewport.width} px`,
      fullOnlyUnless(viewport.width === (path === "/contact/" ? 390 : 1280)),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.setViewportSize(viewport);
        await openPage(page, path);
        if (path === "/contact/") await fillForm(page);
        const text = path === "/contact/" ? en.messageNotSent : en.inquiryNotSent;
        const button = page.getByRole("main").getByRole("button").first();
        // Scrolls the button to the bottom, where the toast appears on large screens.
        await button.evaluate((element) => {
          scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 16);
        });
        await button.press("Enter");
        const toast = page.getByRole("listitem").filter({ hasText: en.notImplemented });
        await expect(toast).toHaveAttribute("data-mounted", "true");
        const line = page.getByRole("main").getByRole("status").filter({ hasText: text });
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

/** Whether the toast covers the element completely. */
async function isCovered(element: Locator, toast: Locator) {
  const [inner, outer] = [(await element.boundingBox())!, (await toast.boundingBox())!];
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

for (const height of [700, 800]) {
  test(
    `Tab reaches no control behind the toast at 1280 × ${height} px`,
    fullOnlyUnless(height === 700),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width: 1280, height });
      await openPage(page, "/services/");
      await page.getByRole("button", { name: en.learnMore }).first().click();
      const toast = page.getByRole("listitem").filter({ hasText: en.serviceInquiry });
      await expect(toast).toHaveAttribute("data-mounted", "true");
      // Pauses the timer.
      await toast.hover();
      const covered: string[] = [];
      const focused = page.locator(":focus");
      for (;;) {
        await page.keyboard.press("Tab");
        if (await toast.evaluate((item) => item.contains(document.activeElement))) break;
        if (await isCovered(focused, toast)) covered.push(await focused.innerText());
      }
      expect(covered).toEqual([]);
    },
  );
}

test("the toast does not cover the pressed button at 400% zoom", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, "/services/");
  for (const button of [page.getByRole("main").getByRole("button").first(), inquiryButton(page)]) {
    await button.press("Enter");
    const toast = page.getByRole("listitem").filter({ hasText: en.serviceInquiry });
    await expect(toast).toHaveAttribute("data-mounted", "true");
    await expect
      .poll(async () => {
        const [{ y, height }, top] = [(await button.boundingBox())!, (await toast.boundingBox())!];
        return y >= top.y + top.height && y + height <= 256;
      })
      .toBe(true);
    await page.keyboard.press("Escape");
    await expect(toast).toBeHidden();
  }
});

test("one press is announced once, by the status line", async ({ page }) => {
  await openPage(page, "/services/");
  await inquiryButton(page).click();
  const toast = page.getByRole("listitem").filter({ hasText: en.serviceInquiry });
  await expect(toast).toBeVisible();
  await expect(page.getByRole("main").getByRole("status").last()).toHaveText(en.inquiryNotSent);
  expect(await toast.evaluate((item) => item.closest("[aria-live]")?.ariaLive)).toBe("off");
});

test("the text of a toast precedes its link and its close button", async ({ page }) => {
  await openPage(page, "/services/");
  await inquiryButton(page).click();
  const toast = page.getByRole("listitem").filter({ hasText: en.serviceInquiry });
  await expect(toast.getByRole("button", { name: en.closeNotification })).toBeVisible();
  const { serviceInquiry, notImplemented, contactUs, closeNotification } = en;
  const texts = [serviceInquiry, notImplemented, contactUs, closeNotification];
  const text = (await toast.textContent()) ?? "";
  const positions = texts.map((part) => text.indexOf(part));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
});

test("fits the toast into a 320 x 256 px window and scrolls its link into view on Tab", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, "/services/");
  await switchTo(page, "ms");
  await page.getByRole("main").getByRole("button").first().click();
  const toast = page.getByRole("listitem").filter({ hasText: ms.serviceInquiry });
  await expect(toast).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  const link = toast.getByRole("link");
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  // At 200% text size, the content of the toast scrolls.
  await setStyle(page, "html { font-size: 200% }");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(link).toBeInViewport({ ratio: 1 });
});

test("keeps the status line of the form after its toast is closed", fullOnly, async ({ page }) => {
  await openPage(page, "/contact/");
  await fillForm(page);
  await page.getByRole("button", { name: en.sendMessage }).click();
  await expect(page.getByText(en.messageSent)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText(en.messageSent)).toBeHidden();
  await expect(page.getByText(en.messageNotSent)).toBeVisible();
});

test("marks the button as busy while the code of the toast loads", async ({ page }) => {
  await enableDataSaver(page);
  await openPage(page, "/services/");
  const releaseScripts = await holdScripts(page);
  const button = inquiryButton(page);
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  releaseScripts();
  await expect(page.getByText(en.serviceInquiry)).toBeVisible();
  await expect(button).not.toHaveAttribute("aria-busy");
});

test("navigates while the code of the toast loads", async ({ page }) => {
  await enableDataSaver(page);
  await openPage(page, "/");
  await mainNavigationLink(page, en.services).click();
  await expect(inquiryButton(page)).toBeVisible();
  const releaseScripts = await holdScripts(page);
  await inquiryButton(page).click();
  await mainNavigationLink(page, en.home).click();
  await expect(heading(page)).toHaveText(en.heroTitle);
  releaseScripts();
  await expect(page.getByText(en.serviceInquiry)).toBeVisible();
});

test("keeps the status line of an inquiry after its toast is closed", async ({ page }) => {
  await openPage(page, "/services/");
  await inquiryButton(page).click();
  await expect(page.getByText(en.serviceInquiry)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText(en.serviceInquiry)).toBeHidden();
  await expect(page.getByRole("main").getByText(en.inquiryNotSent)).toBeVisible();
});

/** Returns a live array with the paths of requested scripts that contain sonner. */
function recordSonnerRequests(page: Page) {
  const sonnerScripts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/_next\/.*\.js$/.test(pathname)) return;
    const script = readFileSync(exportedFile(pathname), "utf8");
    if (script.includes("data-sonner-toaster")) sonnerScripts.push(pathname);
  });
  return sonnerScripts;
}

test("loads sonner after the page has loaded, not with its initial scripts", async ({ page }) => {
  const requested = recordSonnerRequests(page);
  await openPage(page, "/services/");
  await expect.poll(() => requested).toHaveLength(1);
  const html = readFileSync(exportedFile("services/index.html"), "utf8");
  expect(html).toContain("/chunks/main-app-");
  expect(html).not.toContain(requested[0]);
});

test("does not load sonner on a page without inquiries or a form", async ({ page }) => {
  const requested = recordSonnerRequests(page);
  await openPage(page, "/");
  await waitForRequests(page);
  expect(requested).toEqual([]);
  await mainNavigationLink(page, en.contact).click();
  await expect.poll(() => requested).toHaveLength(1);
});

test("requests sonner before hydration if a click was captured", async ({ page }) => {
  const requested = recordSonnerRequests(page);
  await page.addInitScript(() => {
    let replayClicks: unknown;
    Object.defineProperty(window, "replayClicks", {
      set: (value) => (replayClicks = value),
      get() {
        const pending = [...document.scripts].map(({ src }) => src);
        const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
        Object.assign(window, { requestedBeforeReplay: [...pending, ...loaded] });
        return replayClicks;
      },
    });
  });
  const releaseScripts = await holdScripts(page);
  await page.goto("/services/", { waitUntil: "domcontentloaded" });
  await inquiryButton(page).click();
  releaseScripts();
  await expect(page.getByText(en.serviceInquiry)).toBeVisible();
  const urls = await page.evaluate(() => Reflect.get(window, "requestedBeforeReplay") as string[]);
  expect(urls).toContain(new URL(requested[0] ?? "", page.url()).href);
});

test("loads sonner with the first toast when Data Saver is on", async ({ page }) => {
  await enableDataSaver(page);
  const requested = recordSonnerRequests(page);
  await openPage(page, "/services/");
  await waitForIdle(page);
  expect(requested).toEqual([]);
  await inquiryButton(page).click();
  await expect(page.getByText(en.serviceInquiry)).toBeVisible();
  expect(requested).toHaveLength(1);
});

test.describe("when sonner cannot be loaded", () => {
  test.use({ allowedErrors: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|Loading chunk/ });

  test.beforeEach(({ page }) => enableDataSaver(page));

  test("the form announces in its own live region that nothing was sent", async ({ page }) => {
    await openPage(page, "/contact/");
    await fillForm(page);
    const status = page.getByRole("main").getByRole("status");
    await expect(status).toBeEmpty();
    await blockScripts(page);
    await page.getByRole("button", { name: en.sendMessage }).click();
    await expect(status).toHaveText(en.messageNotSent + en.openAsEmail);
    await expect(page.getByRole("button", { name: en.sendMessage })).not.toHaveAttribute(
      "aria-busy",
    );
  });

  test("an inquiry announces in its own live region that nothing was sent", async ({ page }) => {
    await openPage(page, "/services/");
    await blockScripts(page);
    await inquiryButton(page).click();
    const status = page.getByRole("main").getByRole("status").filter({ visible: true });
    await expect(status).toHaveText([en.inquiryNotSent]);
  });

  test("shows an error as a bar in the live region until it is closed", async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await openPage(page, "/");
    await blockScripts(page);
    await context.setOffline(true);
    await mainNavigationLink(page, en.services).click();
    const line = page.getByText(en.offlineText);
    await expect(line).toBeInViewport();
    await page.clock.runFor(30_000);
    await expect(line).toBeInViewport();
    expect(await line.evaluate((element) => Boolean(element.closest("[aria-live]")))).toBe(true);
    await page.getByRole("button", { name: en.closeNotification }).click();
    await expect(line).toBeHidden();
  });

  test("retries on the next click", async ({ page }) => {
    await openPage(page, "/services/");
    await blockScripts(page);
    const button = inquiryButton(page);
    await button.click();
    await expect(button).not.toHaveAttribute("aria-busy");
    await page.unroute("**/*.js*");
    await button.click();
    await expect(page.getByText(en.serviceInquiry)).toBeVisible();
  });
});
