import {
  desktop,
  expect,
  fillForm,
  formField,
  languageToggle,
  openPage,
  phone,
  saveData,
  switchTo,
  test,
} from "./test";

const notImplemented = "not implemented yet, so nothing was sent";

test("the form says that the message was sent and the feature is missing, sends nothing and keeps what was typed", async ({
  page,
}) => {
  await openPage(page, "/contact/");
  await fillForm(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.url().includes("Text")) sent.push(request.url());
  });
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message Sent!")).toBeVisible();
  await expect(page.getByText(notImplemented)).toBeVisible();
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(formField(page, "Message")).toHaveValue("Text");
  expect(sent).toEqual([]);
});

for (const [label, value] of [
  ["First Name", ""],
  ["Last Name", ""],
  ["Email", ""],
  ["Email", "not an address"],
  ["Subject", ""],
  ["Message", ""],
] as const) {
  test(`the form holds back when ${label} is ${value || "empty"}`, async ({ page }) => {
    await openPage(page, "/contact/");
    await fillForm(page);
    await formField(page, label).fill(value);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(formField(page, label)).toBeFocused();
    await expect(page.getByText("Message Sent!")).toBeHidden();
  });
}

test("every service asks for itself, and Get Quote too", async ({ page }) => {
  await openPage(page, "/services/");
  const buttons = page.getByRole("main").getByRole("button");
  await expect(buttons).toHaveCount(7);
  for (const button of await buttons.all()) {
    const name = (await button.textContent())?.replace(/^Learn More about /, "") ?? "";
    await button.click();
    await expect(page.getByText(`${name}: this feature is ${notImplemented}`)).toBeVisible();
    await expect(page.getByText("Service Inquiry")).toHaveCount(1);
  }
});

test("a toast closes by itself after five seconds", async ({ page }) => {
  await page.clock.install();
  await openPage(page, "/services/");
  await page.getByRole("button", { name: "Get Quote" }).click();
  await expect(page.getByText("Service Inquiry")).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(4500);
  await expect(page.getByText("Service Inquiry")).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page.getByText("Service Inquiry")).toBeHidden();
});

test("a new toast takes the place of the old one", async ({ page }) => {
  await openPage(page, "/services/");
  await page.getByRole("button", { name: "Learn More about Chemical trading" }).click();
  await expect(page.getByText("Service Inquiry")).toBeVisible();
  await page.getByRole("button", { name: "Learn More about Colour solutions" }).click();
  await expect(page.getByText(/^Colour solutions:/)).toBeVisible();
  await expect(page.getByText("Service Inquiry")).toHaveCount(1);
});

test("a toast changes its language with the page and closes by its button", async ({ page }) => {
  await openPage(page, "/services/");
  await page.getByRole("button", { name: "Get Quote" }).click();
  await expect(page.getByText("Service Inquiry")).toBeVisible();
  await switchTo(page, "ms");
  await expect(page.getByText("Pertanyaan Perkhidmatan")).toBeVisible();
  await page.getByRole("button", { name: "Tutup" }).click();
  await expect(page.getByText("Pertanyaan Perkhidmatan")).toBeHidden();
});

const tablet = { width: 620, height: 900 };

for (const [size, viewport] of Object.entries({ phone, tablet, desktop })) {
  test(`a toast on a ${size} stands where it belongs`, async ({ page }) => {
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
          return `bottom, ${Math.round(viewport.width - box.x - box.width)} from the right`;
        }
        const header = await page.getByRole("banner").boundingBox();
        return box.y > header!.height ? "top, below the header" : "top, over the header";
      })
      .toBe(placed);
  });
}

test.describe("where sonner cannot be loaded", () => {
  test.use({ allowedErrors: /ERR_FAILED|Loading chunk/ });

  test.beforeEach(async ({ page }) => {
    await openPage(page, "/contact/");
    await page.waitForLoadState("networkidle");
    await page.route("**/*.js", (route) => route.abort());
  });

  test("the form still says what happened, and keeps what was typed", async ({ page }) => {
    await fillForm(page);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Message Sent!" })).toBeVisible();
    await expect(formField(page, "Message")).toHaveValue("Text");
  });
});

test.describe("where Malay cannot be loaded either", () => {
  test.use({ allowedErrors: /ERR_FAILED|Loading chunk/ });

  test("the page stays in English and says why", async ({ page }) => {
    await saveData(page);
    await openPage(page, "/");
    await page.waitForLoadState("networkidle");
    await page.route("**/*.js", (route) => route.abort());
    await languageToggle(page).click();
    await expect(
      page.getByRole("alert").filter({ hasText: "Malay could not be loaded" }),
    ).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.unroute("**/*.js");
    await switchTo(page, "ms");
    await expect(page.getByText("could not be loaded")).toBeHidden();
  });
});

test("sonner comes with the first toast, not with the page", async ({ page }) => {
  await openPage(page, "/services/");
  await page.waitForLoadState("networkidle");
  const before = await page.evaluate(() => performance.getEntriesByType("resource").length);
  await page.getByRole("button", { name: "Get Quote" }).click();
  await expect(page.getByText("Service Inquiry")).toBeVisible();
  const after = await page.evaluate(() => performance.getEntriesByType("resource").length);
  expect(after).toBe(before + 1);
});
