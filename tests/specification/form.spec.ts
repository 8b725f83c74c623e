import { expect, expectTexts, main, notSent, open, test, toasts, toggle } from "./site";

// Sections 3, 5 and 7: the contact form.

const fields = [
  ["First Name", "firstName", "text", true],
  ["Last Name", "lastName", "text", true],
  ["Email", "email", "email", true],
  ["Phone (optional)", "phone", "tel", false],
  ["Subject", "subject", "text", true],
  ["Message", "message", "textarea", true],
];
const sent = `Message Sent! | ${notSent} | Open as an Email`;

test("3, 5, 7. the form checks natively, sends nothing, and stays", async ({ page }) => {
  await open(page, "/contact/", 390);
  const form = main(page).locator("form");
  const field = (name: string) => form.locator(`[name=${name}]`);
  const controls = form.locator("input, textarea, select");
  const read = (all: HTMLInputElement[]) =>
    all.map(({ labels, name, type, required }) => [labels![0]!.innerText, name, type, required]);
  expect(await controls.evaluateAll(read)).toEqual(fields);
  const listAttributes = (all: Element[]) => all.flatMap((control) => control.getAttributeNames());
  const allowed = /^(aria-.*|autocomplete|class|id|name|required|rows|type)$/;
  const attributes = await controls.evaluateAll(listAttributes);
  expect(attributes.filter((name) => !allowed.test(name))).toEqual([]);
  await expect(field("message")).toHaveAttribute("rows", "5");
  const submit = form.getByRole("button", { name: "Send Message" });
  const values = { firstName: "A", lastName: "B", email: "a@b", subject: "C", message: "D" };
  for (const [name, value] of Object.entries(values)) {
    for (const refused of name === "email" ? ["", "a", "a@"] : [""]) {
      await field(name).fill(refused);
      await submit.click();
      await expect(field(name)).toBeFocused();
      const isNative = await field(name).evaluate(({ validity }: HTMLInputElement) => {
        return !validity.customError && (validity.valueMissing || validity.typeMismatch);
      });
      expect(isNative, `${name}: ${refused}`).toBe(true);
    }
    await field(name).fill(value);
  }
  await expect(toasts(page)).toHaveCount(0);
  const others = { phone: "ask for Ali", message: "Text ".repeat(1500) };
  for (const edits of [{}, others] as Record<string, string>[]) {
    for (const [name, value] of Object.entries(edits)) await field(name).fill(value);
    await ("phone" in edits ? field("phone").press("Enter") : submit.click());
    await expectTexts(toasts(page), sent);
    await toggle(page).click();
    await expectTexts(toasts(page), sent, "ms");
    await toggle(page).click();
    await page.keyboard.press("Escape");
    await expect(toasts(page)).toHaveCount(0);
  }
  await expect(page).toHaveURL("/contact/");
  for (const [name, value] of Object.entries({ ...values, ...others })) {
    await expect(field(name)).toHaveValue(value);
  }
});
