import { company } from "@/tests/fixture-site/content/company";
import { documents } from "@/tests/fixture-site/content/documents";
import { privacyNotice } from "@/tests/fixture-site/content/privacy-notice";
import { messages } from "@/tests/fixture-site/messages";
import { fixtureSite } from "@/tests/fixture-site/settings.mjs";
import { expect, test } from "@/tests/helpers/export-test";
import { readExportedPage, textOf, textsOf } from "@/tests/helpers/exported-page";

const home = readExportedPage(fixtureSite.folder, "./");
const privacy = readExportedPage(fixtureSite.folder, "privacy/");

test("a document has a link that works, its type, its language and its size", async ({
  fixtureSiteUrl,
}) => {
  const [section] = home.querySelectorAll("main section[aria-labelledby=documents-title]");
  const links = [...section!.querySelectorAll("a")];
  expect(links.map((link) => link.getAttribute("hreflang"))).toEqual(["zh", "en", "ms"]);
  const paths = links.map((link) => link.getAttribute("href")!);
  expect(paths[0]).toBe(`${fixtureSite.basePath}/documents/7318.pdf`);
  for (const path of paths) {
    const response = await fetch(new URL(path, fixtureSiteUrl));
    expect(await response.text(), path).toMatch(/^%PDF/);
  }
  const [sheet, other, licence] = documents.map(({ title }) => title.en);
  expect(textsOf(section)).toEqual([
    messages.en.documents,
    ...[sheet, "PDF, Chinese, 1.3 MB"],
    ...[other, "PDF, English, 1.3 MB"],
    ...[licence, "Malay, 1.3 MB"],
  ]);
});

test("the privacy notice states its facts, and is linked from the footer and the forms", () => {
  const text = textOf(privacy.querySelector("main"));
  const { description, sections } = privacyNotice!;
  const printed = sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
  for (const { en } of [description, ...printed]) expect(text).toContain(en);
  expect(privacy.querySelector("title")?.textContent).toContain(messages.en.privacyNotice);
  const path = `${fixtureSite.basePath}/privacy/`;
  expect(home.querySelectorAll(`footer a[href="${path}"]`)).toHaveLength(1);
  expect(home.querySelectorAll(`nav a[href="${path}"]`)).toHaveLength(0);
  const contact = readExportedPage(fixtureSite.folder, "contact/");
  expect(contact.querySelectorAll(`form a[href="${path}"]`)).toHaveLength(1);
});

test("social profiles of other networks have the icons of their facts", () => {
  const links = [...home.querySelectorAll("footer ul[translate=no] a")];
  expect(links.map(textOf)).toEqual(company.socialProfiles.map(({ name }) => name));
  const [, path, icon] = links.map((link) => link.querySelector("svg"));
  expect(path?.querySelector("path")?.getAttribute("d")).toBe("M4 4h16v16H4Z");
  expect(icon?.getAttribute("class")).toContain("lucide-video");
});
