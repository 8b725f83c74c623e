import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import { company } from "@/lib/company";
import { isConfirmed } from "@/lib/missing-facts";
import { formatHours } from "../../lib/i18n/format-hours";
import { groupHours } from "../../lib/opening-hours";
import { routes } from "../../lib/routes";
import en from "@/messages/en.json";
import { exportFolder } from "../exported-file";
import { readExportedPage, textOf } from "./exported-page";

const english = createTranslator({ locale: "en", messages: en });

/** The English labels that each page must contain, in page order. */
const labels = {
  "/": [
    "Explore Services",
    "Learn More",
    "Quality Commitment",
    "Customer Focus",
    "Excellence",
    "Global Reach",
    "Ready to Work With Us?",
    "Contact Us",
  ],
  "/about/": [
    "Our Mission",
    "Our Vision",
    "Our Values",
    "Quality Commitment",
    "Customer Focus",
    "Sustainability",
    ...Object.values(company.statistics),
  ],
  "/services/": [
    ...[
      "Chemical Trading",
      "Industrial Solvents",
      "Acids & Bases",
      "Specialty Chemicals",
      "Raw Materials",
    ],
    ...["Colour Solutions", "Pigments", "Dyes", "Color Additives", "Custom Formulations"],
    ...["Quality Assurance", "Quality Testing", "Certification", "Compliance", "Documentation"],
    ...["Technical Support", "Consultation", "Process Optimization", "Training", "24/7 Support"],
    ...["Logistics and Distribution", "Supply Chain", "Warehousing", "Distribution"],
    "International Shipping",
    ...["Custom Solutions", "Custom Formulations", "R&D Support", "Product Development", "Testing"],
    "Our Process",
    ...["01", "Consultation", "02", "Solution Design", "03", "Implementation", "04", "Support"],
    "Ready to Get Started?",
    "Get Quote",
  ],
  "/contact/": [
    ...[company.phone, company.email, Object.values(company.address).join(", ")],
    ...["Business Hours", ...groupHours().map(({ hours }) => formatHours(english, hours))],
    ...["Send us a Message", "First Name", "Last Name", "Email", "Phone", "Subject", "Message"],
    "Find Us",
  ],
};

/** Returns the text of a page's `<main>` element, without its structured data. */
function readMainText(pagePath: string) {
  const main = readExportedPage(exportFolder, pagePath).querySelector("main");
  for (const script of main?.querySelectorAll("script") ?? []) script.remove();
  return textOf(main);
}

describe("the visible texts", () => {
  it("state whether the map marks the office or the town", () => {
    const shown = isConfirmed("coordinates") ? en.findUsTextExact : en.findUsText;
    expect(readMainText("/contact/")).toContain(shown.replace(/<\/?name>/g, ""));
  });

  it.each(Object.entries(labels))("appear on %s in order", (pagePath, expected) => {
    const text = readMainText(pagePath);
    let position = 0;
    for (const label of expected) {
      const found = text.indexOf(label, position);
      expect(found, `"${label}" after character ${position}`).toBeGreaterThanOrEqual(0);
      position = found + label.length;
    }
  });

  it.each(["First Name", "Last Name", "Email", "Phone", "Subject", "Message"])(
    "are associated with the form fields: %s",
    (name) => {
      const page = readExportedPage(exportFolder, "/contact/");
      const labels = [...page.querySelectorAll("label")];
      const fields = labels
        .filter((label) => textOf(label).startsWith(name))
        .map((label) => page.getElementById(label.htmlFor)?.localName);
      expect(fields).toEqual([name === "Message" ? "textarea" : "input"]);
    },
  );

  it("label each statistic", () => {
    const terms = readExportedPage(exportFolder, "/about/").querySelectorAll("main dt");
    const figures = [...terms].map((term) => [textOf(term), textOf(term.nextElementSibling)]);
    expect(figures).toEqual([
      ["Products Available", company.statistics.products],
      ["Satisfied Clients", company.statistics.clients],
      ["Years Experience", company.statistics.years],
    ]);
  });

  it.each(Object.keys(labels))(
    "include profiles, links, phone and copyright in the footer of %s",
    (pagePath) => {
      const footer = readExportedPage(exportFolder, pagePath).querySelector("footer");
      const links = [...(footer?.querySelectorAll("a") ?? [])].map(textOf);
      expect(links).toEqual(
        expect.arrayContaining([
          ...company.socialProfiles.map(({ name }) => name),
          ...Object.values(routes).map(({ label }) => en[label]),
          company.phone,
        ]),
      );
      expect(textOf(footer)).toContain(
        `© ${company.copyrightYear} ${company.name}. All rights reserved.`,
      );
    },
  );
});
