import { company } from "@/tests/fixture-site/content/company";
import { documents } from "@/tests/fixture-site/content/documents";
import { privacyNotice } from "@/tests/fixture-site/content/privacy-notice";
import { messages } from "@/tests/fixture-site/messages";
import { fixtureSite } from "@/tests/fixture-site/settings.mjs";
import { expect, test } from "@/tests/helpers/export-test";
import { readExportedPage, textOf, textsOf } from "@/tests/helpers/exported-page";

const home = readExportedPage(fixtureSite.folder, "./");
const privacy = readExportedPage(fixtureSite.folder, "privacy/");

test("a document has a link, its type, its language and its size", () => {
  const [section] = home.querySelectorAll("main section[aria-labelledby=documents-title]");
  const [link] = section!.querySelectorAll("a");
  expect(link?.getAttribute("href")).toBe(`${fixtureSite.basePath}/${documents[0]!.file}`);
  expect(link?.getAttribute("hreflang")).toBe("zh");
  expect(textsOf(section)).toEqual([
    messages.en.documents,
    documents[0]!.title.en,
    "PDF, Chinese, 1.3 MB",
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
