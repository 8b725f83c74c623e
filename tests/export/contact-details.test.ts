import { createTranslator } from "next-intl";
import { expect, it } from "vitest";
import { company } from "@/lib/company";
import { addressValues } from "@/lib/derived-facts";
import { formatDays, formatHours, formatSpecialDates } from "@/lib/i18n/format-hours";
import { defaultLanguage } from "@/lib/i18n/languages";
import { groupHours, specialHours } from "@/lib/opening-hours";
import { routes } from "@/lib/routes";
import en from "@/messages/en.json";
import { readPage, textOf } from "@/tests/helpers/exported-page";

const english = createTranslator({ locale: "en", messages: en });

// Delete this file together with components/sections/contact-details.tsx.
it("the contact page states phone, email, address and the hours of each day, in this order", () => {
  const { document } = readPage(routes.contact);
  const terms = [...document.querySelectorAll("main dt")];
  expect(terms.map((term) => [textOf(term), textOf(term.nextElementSibling)])).toEqual([
    [en.phone, company.phone],
    [en.email, company.email],
    [en.address, `${english("addressText", addressValues)} ${en.opensInNewTab}`],
    ...groupHours().map((row) => [formatDays(english, row), formatHours(english, row.hours)]),
    ...specialHours.map((special) => [
      formatSpecialDates(english, defaultLanguage, special),
      formatHours(english, special.hours),
    ]),
  ]);
});
