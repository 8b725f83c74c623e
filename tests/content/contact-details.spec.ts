import { company } from "@/lib/content/company";
import { routes } from "@/lib/content/routes";
import { addressValues } from "@/lib/facts/derived-facts";
import { formatDays, formatHours, formatSpecialDates } from "@/lib/facts/format-hours";
import { groupHours, specialHours } from "@/lib/facts/opening-hours";
import { defaultLanguage } from "@/lib/i18n/languages";
import { messages, t } from "@/tests/helpers/dictionaries";
import { expect, test } from "@/tests/helpers/export-test";
import { readPage, textOf } from "@/tests/helpers/exported-page";

/** Returns the label and the text of each line in an element, such as `["Phone", "+60 6-000 0000"]`. */
function linesOf(list: Element | null) {
  const terms = [...(list?.querySelectorAll("dt") ?? [])];
  // A button may follow a link.
  return terms.map((term) => {
    const value = term.nextElementSibling;
    return [textOf(term), textOf(value?.querySelector("a") ?? value)];
  });
}

const { document } = readPage(routes.contact);
const [address, ...others] = linesOf(document.querySelector("footer address"));
const phoneLines = [
  [messages.phone, company.phone],
  ...(company.whatsapp ? [["WhatsApp", company.whatsapp]] : []),
];
const lines = [...phoneLines, [messages.email, company.email]];

// Delete this file together with components/sections/contact-details.tsx.
test("the footer states address, phone, email and other lines, in this order", () => {
  const addressText = `${t("addressText", addressValues())} ${messages.opensInNewTab}`;
  const advice = "phone, email and address are the first lines of contact-lines.tsx";
  expect(address, advice).toEqual([messages.address, addressText]);
  expect(others.slice(0, lines.length), advice).toEqual(lines);
});

test("the contact page states phone, email, address, other lines and the hours of each day", () => {
  const readLines = (heading: string) =>
    linesOf(document.querySelector(`main [aria-labelledby="${heading}"]`));
  expect(readLines("details-title")).toEqual([...lines, address, ...others.slice(lines.length)]);
  expect(readLines("hours-title")).toEqual([
    ...groupHours().map((row) => [formatDays(t, row), formatHours(t, row.hours)]),
    ...specialHours.map((special) => [
      formatSpecialDates(t, defaultLanguage, special),
      formatHours(t, special.hours),
    ]),
  ]);
});
