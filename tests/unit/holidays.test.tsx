import { render, screen } from "@testing-library/react";
import { createTranslator } from "next-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OpenNow } from "@/components/contact/open-now";
import { OpeningHours } from "@/components/contact/opening-hours";
import { formatDate, formatSpecialDates } from "@/lib/facts/format-hours";
import { specialHours } from "@/lib/facts/opening-hours";
import { LanguageProvider } from "@/lib/i18n/language-provider";
import { defaultLanguage } from "@/lib/i18n/languages";
import { fillInFacts } from "@/lib/i18n/translator";
import { en as messages } from "@/tests/fixture-site/messages";

vi.mock("@/tests/fixture-site/content/company", async (importOriginal) => {
  const original = await importOriginal<typeof import("@/tests/fixture-site/content/company")>();
  const specialHours = [
    { date: "2027-01-01", hours: "closed" },
    { date: "2027-02-01", lastDate: "2027-02-10", hours: "closed" },
    { date: "2027-02-11", hours: { opens: "09:00", closes: "13:00" } },
    // Only `npm run dev` shows a site with such dates.
    { date: "2027-02-30", hours: "closed" },
    { date: "24/12/2027", hours: "closed" },
    { date: "2027-12-24", lastDate: "2027-12-32", hours: "closed" },
  ];
  return { ...original, company: { ...original.company, specialHours } };
});

const t = fillInFacts(createTranslator({ locale: defaultLanguage, messages }));

beforeEach(() => void vi.setSystemTime("2027-02-04T04:00:00Z"));
afterEach(() => void vi.useRealTimers());

it("the opening status names the date when the company opens in seven days, not only the weekday", () => {
  render(<OpenNow />, { wrapper: LanguageProvider });
  expect(screen.getByRole("paragraph")).toHaveTextContent(
    formatDate(t, defaultLanguage, "2027-02-11"),
  );
});

it("the opening hours list the special hours that have not passed, with dates of the calendar", () => {
  render(<OpeningHours />, { wrapper: LanguageProvider });
  const special = screen.getByText(messages.specialHours).nextElementSibling;
  const [, ...upcoming] = specialHours.map((hours) =>
    formatSpecialDates(t, defaultLanguage, hours),
  );
  expect(upcoming).toHaveLength(2);
  const terms = [...(special?.querySelectorAll("dt") ?? [])];
  expect(terms.map((term) => term.textContent)).toEqual(upcoming);
  expect(screen.queryByText(messages.holidayNote)).toBeNull();
});

it("a sentence on public holidays replaces the special hours that have all passed", () => {
  vi.setSystemTime("2027-02-12T04:00:00Z");
  render(<OpeningHours />, { wrapper: LanguageProvider });
  expect(screen.getByText(messages.holidayNote)).toBeVisible();
  expect(screen.queryByText(messages.specialHours)).toBeNull();
});
