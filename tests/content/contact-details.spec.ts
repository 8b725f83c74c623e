import { company } from "@/lib/content/company";
import { routes } from "@/lib/content/routes";
import { addressValues } from "@/lib/facts/derived-facts";
import { formatDays, formatHours, formatSpecialDates } from "@/lib/facts/format-hours";
import { groupHours, specialHours } from "@/lib/facts/opening-hours";
import { defaultLanguage } from "@/lib/i18n/languages";
import { messages, t } from "@/tests/helpers/dictionaries";
import { expect, test } from "@/tests/helpers/export-test";
import { readPage, textOf } from "@/tests/helpers/exported-page";

const { document } = readPage(routes.contact);

/** Returns the label and the text of each line in an element, such as `["Phone", "+60 6-000 0000"]`. */
function readLines(selector: string) {
  return [...document.querySelectorAll(`${selector} dt`)].map((term) => {
    const value = term.nextElementSibling;
    // A button may follow a link.
    return [textOf(term), textOf(value?.querySelector("a") ?? value)];
  });
}

// Delete this file together with components/sections/contact-details.tsx.
test("footer and contact page state address, phone, email and other lines, and the hours", () => {
  const addressText = t("addressText", addressValues()).replace(/\s+/g, " ");
  const address = [messages.address, `${addressText} ${messages.opensInNewTab}`];
  const lines = [
    [messages.phone, company.phone],
    ...(company.whatsapp ? [["WhatsApp", company.whatsapp]] : []),
    [messages.email, company.email],
  ];
  const footer = readLines("footer address");
  const others = footer.slice(1 + lines.length);
  const order = "phone, email and address have to be the first lines of contact-lines.tsx";
  expect(footer, order).toEqual([address, ...lines, ...others]);
  const advice =
    "app/contact/page.tsx needs <ContactDetails />: put it back, or delete tests/content/contact-details.spec.ts";
  const details = readLines('main [aria-labelledby="details-title"]');
  expect(details, advice).toEqual([...lines, address, ...others]);
  expect(readLines('main [aria-labelledby="hours-title"]'), advice).toEqual([
    ...groupHours().map((row) => [formatDays(t, row), formatHours(t, row.hours)]),
    ...specialHours.map((special) => [
      formatSpecialDates(t, defaultLanguage, special),
      formatHours(t, special.hours),
    ]),
  ]);
});
