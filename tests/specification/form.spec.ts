import { advanceClock, openPage } from "@/tests/helpers/waiting";
import { ask, expectLife, expectTexts, formLabels, main, notSent, nothingSent } from "./site";
import { statusLines, test, toasts, toggle } from "./site";

// Sections 3, 4, 5 and 7: the contact form.

const fields = ["firstName text true", "lastName text true", "email email true", "phone tel false"];
fields.push("subject text true", "message textarea true");
const values = { firstName: "Aminah", lastName: "Bakar", email: "a@b", subject: "Cobalt" };
const message = "Drums ".repeat(1300);
const bounds = "form[novalidate], [formnovalidate], [minlength], [maxlength], [pattern]";
const sent = `Message Sent! = Mesej Telah Dihantar! | ${notSent} | Open as an Email`;

test("3, 4, 5, 7. the form checks natively, sends nothing, and stays", async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, "/contact/");
  await page.clock.pauseAt(Date.now() + 60_000);
  const form = main(page).locator("form");
  const field = (name: string) => form.locator(`[name=${name}]`);
  const labels = form.locator("label");
  const submit = form.getByRole("button", { name: /^(Send Message|Hantar Mesej)$/ });
  const hasOwnMessage = ({ validity }: HTMLInputElement) => validity.customError;
  /** Runs the timers of half a second after an action. */
  const after = (action: Promise<void>) => action.then(() => advanceClock(page, 500));
  for (const language of ["en", "ms"]) {
    const next = language === "en" ? "ms" : "en";
    const has = ask('3. "Contact form fields"', `(${language})`);
    await expectTexts(labels, formLabels, language);
    const found = await labels.evaluateAll((all: HTMLLabelElement[]) =>
      all.map(({ control }) => {
        const { name, type, required } = control as HTMLInputElement;
        return `${name} ${type} ${required}`;
      }),
    );
    has(found).toEqual(fields);
    await has(form.locator("input, select, textarea")).toHaveCount(6);
    await has(field("message")).toHaveAttribute("rows", "5");

    const native = ask('5. "uses only the browser\'s native required checks"', `(${language})`);
    await native(page.locator(bounds)).toHaveCount(0);
    for (const [name, value] of Object.entries({ ...values, message })) {
      for (const refused of name === "email" ? ["", "a", "a@"] : [""]) {
        const check = ask(`5. a native check of "${refused}" as ${name}`, `(${language})`);
        await field(name).fill(refused);
        await submit.click();
        await check(form.locator(":invalid:focus")).toHaveAttribute("name", name);
        check(await field(name).evaluate(hasOwnMessage)).toBe(false);
      }
      await field(name).fill(value);
    }
    await native(toasts(page)).toHaveCount(0);

    if (language === "ms") await field("phone").fill("ask for Ali");
    await after(language === "ms" ? field("phone").press("Enter") : submit.click());
    await expectTexts(toasts(page), sent, language);
    await after(toggle(page).click());
    await expectTexts(toasts(page), sent, next);
    await expectTexts(statusLines(page), nothingSent, next);
    await after(page.keyboard.press("Escape"));
    await ask('4. "closed with … the Escape key"', language)(toasts(page)).toHaveCount(0);
  }
  const kept = ask('7. "cancels the normal submission", "The form is not cleared"');
  await kept(page).toHaveURL("/contact/");
  for (const [name, value] of Object.entries({ ...values, message, phone: "ask for Ali" })) {
    await kept(field(name)).toHaveValue(value);
  }
  await submit.press("Enter");
  await expectLife(page, sent);
});
