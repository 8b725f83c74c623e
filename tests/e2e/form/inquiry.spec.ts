import { pigments } from "@/tests/fixture-site/content/pigments";
import { services } from "@/tests/fixture-site/content/services";
import { en, ms } from "@/tests/fixture-site/messages";
import { phone } from "@/tests/helpers/conditions";
import { expect, test } from "@/tests/helpers/fixtures";
import {
  formField,
  inquiryName,
  inquiryUrl,
  plainText,
  switchTo,
  toast,
  toastAction,
} from "@/tests/helpers/locators";
import { openPage } from "@/tests/helpers/waiting";

// What the form suggests, and when, is tested in unit/inquiry-form.test.tsx.

const service = services[0]!;

/** Returns the subject of an inquiry about the service. */
function subjectOf(texts: typeof en) {
  return `${texts.serviceInquiry}: ${texts[service.title]}`;
}

test("an inquiry about a service leads to the form, in the language of the page", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openPage(page, "services/");
  await switchTo(page, "ms");
  await page.getByRole("button", { name: inquiryName(service, ms) }).click();
  const chatLink = toast(page).getByRole("link", { name: plainText(ms.sendByWhatsapp) });
  const chatUrl = `https://wa.me/60173177317?text=${encodeURIComponent(subjectOf(ms))}`;
  await expect.soft(chatLink, "the chat about the service").toHaveAttribute("href", chatUrl);
  await toastAction(page).click();
  await expect(page).toHaveURL(inquiryUrl);
  await expect.soft(toast(page), "toasts over the form").toHaveCount(0);
  const form = page.getByRole("region", { name: ms.sendUsMessage });
  await expect.soft(form, "the form after an inquiry").toBeFocused();
  const { height } = (await page.getByRole("banner").boundingBox())!;
  const readGap = async () => (await form.boundingBox())!.y - height;
  await expect.soft.poll(readGap, "pixels between header and form").toBeLessThanOrEqual(20);
  expect.soft(await readGap(), "pixels between header and form").toBeGreaterThanOrEqual(0);
  const subject = page.locator("#subject");
  await expect.soft(subject, "the subject in Malay").toHaveValue(subjectOf(ms));
  await switchTo(page, "en");
  await expect.soft(subject, "the subject in English").toHaveValue(subjectOf(en));
  await page.reload();
  await expect.soft(subject, "the subject after a reload").toHaveValue(subjectOf(en));
  await switchTo(page, "ms");
  await expect(subject, "the subject in Malay after a reload").toHaveValue(subjectOf(ms));
});

test("an inquiry about a pigment has its colour, and a link replaces it", async ({ page }) => {
  await openPage(page, "contact/?about=fourth#form");
  const form = page.getByRole("region", { name: en.sendUsMessage });
  await expect.soft(form, "the form at its address").toBeFocused();
  await expect.soft(form.getByRole("heading"), "the heading").toBeInViewport({ ratio: 1 });
  const topic = form.locator(".inquiry-topic");
  const name = `${pigments.fourth.name} C.I. Pigment Sample 4, C.I. 73304, CAS 147-14-8`;
  await expect.soft(topic, "the topic").toHaveText(`${en.productInquiry} ${name}`);
  await expect.soft(form.getByText(en.documentTerms), "explained abbreviations").toBeVisible();
  const readColours = () =>
    page
      .locator(".pigment-surface, .inquiry-topic")
      .evaluateAll((elements) =>
        elements.map((element) => getComputedStyle(element).getPropertyValue("--pigment")),
      );
  const [colour, topicColour] = await readColours();
  expect.soft(topicColour, "the colour of the topic").toBe(colour);
  const subject = formField(page, en.subject);
  const expected = `${en.productInquiry}: ${pigments.fourth.name}`;
  await expect.soft(subject, "the subject").toHaveValue(expected);

  await formField(page, en.email).focus();
  await formField(page, en.message).fill("25 kg");
  // As a link of the router does.
  await page.evaluate(() => history.pushState(null, "", "?about=quote#form"));
  await expect.soft(subject, "the subject of another topic").toHaveValue(en.quoteRequest);
  await expect.soft(form, "the form after a link").toBeFocused();
  expect.soft((await readColours())[0], "the colour after a link").not.toBe(colour);
  await expect.soft(form.getByText(en.textKept), "that the text was kept").toBeVisible();
  await page.reload();
  await expect.soft(formField(page, en.message), "the kept text").toHaveValue("25 kg");
  await expect(form.getByText(en.textKept), "that it is kept, after a reload").toBeVisible();
});
