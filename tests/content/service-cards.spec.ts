import { routes } from "@/lib/content/routes";
import { services } from "@/lib/content/services";
import { inquiryHref } from "@/lib/facts/inquiry";
import { messages, t } from "@/tests/helpers/dictionaries";
import { expect, test } from "@/tests/helpers/export-test";
import { readPage, structuredDataOf, textOf } from "@/tests/helpers/exported-page";

// Delete this file together with components/sections/service-cards.tsx.
test("the services page and its structured data list each service with its features", () => {
  const { document } = readPage(routes.services);
  const cards = [...document.querySelectorAll("main li:has(h3):has(ul)")].map((card) => ({
    name: textOf(card.querySelector("h3")),
    description: textOf(card.querySelector("p")),
    features: [...card.querySelectorAll("li")].map(textOf),
    links: [...card.querySelectorAll("a")].map(textOf),
    inquiries: [...card.querySelectorAll("a[href*='about=']")].map((a) => a.getAttribute("href")),
  }));
  const expected = services.map(({ title, description, features }, index) => {
    const about = t("learnMoreAbout", { service: messages[title] });
    return {
      name: messages[title],
      // An owner may add links.
      description: expect.stringContaining(messages[description]),
      features: features.map((feature) => messages[feature]),
      links: expect.arrayContaining([`${messages.learnMore} ${about}`]),
      // None, if the card links to a page of the service.
      inquiries: cards[index]?.inquiries.map(() => inquiryHref(title).replace("?", "/?")),
    };
  });
  const advice =
    "app/services/page.tsx needs <ServiceCards />, which lists lib/content/services.ts, with a link that names each service (LearnMore)";
  expect(cards, advice).toEqual(expected);
  const data = structuredDataOf(document).at(-1)?.hasOfferCatalog;
  const dataAdvice = "app/services/page.tsx needs <JsonLd data={servicesData()} /> as its last one";
  expect(data, dataAdvice).toMatchObject({
    itemListElement: expected.map(({ name, features }) => {
      return { "@type": "Service", name, hasOfferCatalog: { itemListElement: features } };
    }),
  });
});
