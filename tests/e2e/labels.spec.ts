import en from "../../messages/en.json" with { type: "json" };
import { createTranslator } from "next-intl";
import { formatHours, groupHours } from "../../components/format-hours";
import { company } from "../../components/company";
import { expect, formField, openPage, pageLabels, test } from "./test";

const english = createTranslator({ locale: "en", messages: en });

/** The English labels of the specification, section 2, in the order in which each page shows them. */
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
    "500+",
    "100+",
    "10+",
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

for (const [path, expected] of Object.entries(labels)) {
  test(`${path} shows the labels of the specification, in order`, async ({ page }) => {
    await openPage(page, path);
    const text = await page.getByRole("main").innerText();
    let position = 0;
    for (const label of expected) {
      const found = text.indexOf(label, position);
      expect(found, `"${label}" after character ${position}`).toBeGreaterThanOrEqual(0);
      position = found + label.length;
    }
  });
}

test("the form's fields have the labels of the specification", async ({ page }) => {
  await openPage(page, "/contact/");
  for (const label of ["First Name", "Last Name", "Email", "Phone", "Subject", "Message"]) {
    await expect(formField(page, label)).toBeVisible();
  }
});

test("the statistics stand with their labels", async ({ page }) => {
  await openPage(page, "/about/");
  for (const [figure, label] of [
    ["500+", "Products Available"],
    ["100+", "Satisfied Clients"],
    ["10+", "Years Experience"],
  ] as const) {
    const term = page.getByRole("term").filter({ hasText: label });
    await expect(term.locator("..")).toContainText(figure);
  }
});

test("the footer of every page has its parts", async ({ page }) => {
  for (const path of Object.keys(labels)) {
    await openPage(page, path);
    const footer = page.getByRole("contentinfo");
    for (const name of ["Facebook", "Twitter", "LinkedIn", "Instagram"]) {
      await expect(footer.getByRole("link", { name })).toBeVisible();
    }
    for (const name of pageLabels) {
      await expect(footer.getByRole("link", { name, exact: true })).toBeVisible();
    }
    await expect(footer.getByRole("link", { name: company.phone })).toBeVisible();
    await expect(
      footer.getByText(`© ${company.copyrightYear} ${company.name}. All rights reserved.`),
    ).toBeVisible();
  }
});
