import { act, render, screen } from "@testing-library/react";
import { type ReactNode, createElement } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import AboutPage from "@/app/about/page";
import ContactPage from "@/app/contact/page";
import HomePage from "@/app/page";
import ServicesPage from "@/app/services/page";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { getToasterState, showToast } from "@/components/toast/toast-store";
import { LanguageProvider } from "@/lib/i18n/language-provider";
import { Message } from "@/lib/i18n/message";
import { useLanguage } from "@/lib/i18n/use-language";

// Sections 3, 4 and 8. With empty dictionaries, the pages display the keys of their messages.
vi.mock("@/lib/i18n/dictionaries", () => ({ dictionaries: { en: {}, ms: {} } }));
vi.mock("@/components/seo/json-ld", () => ({ JsonLd: () => null }));
vi.mock("@/lib/seo/structured-data");

const navigation = "home about services contact";
const values = "qualityCommitment qualityText customerFocus customerText";
const screens: [content: () => ReactNode, keys: string][] = [
  [SiteHeader, navigation],
  [HomePage, `welcome heroTitle heroSubtitle heroDescription learnMore exploreServices ${values}`],
  [HomePage, "contactUs"],
  [AboutPage, "aboutTitle aboutDescription ourMission missionText ourVision visionText"],
  [AboutPage, `visionText ourValues ${values} sustainability sustainabilityText`],
  [ServicesPage, "servicesTitle servicesDescription learnMore"],
  [ContactPage, "contactTitle contactDescription getInTouch phone email address addressText"],
  [ContactPage, "addressText businessHours mondayFriday saturday sunday"],
  [SiteFooter, `footerDescription address addressText phone email quickLinks ${navigation}`],
  [SiteFooter, "contact followUs allRightsReserved"],
];

// next-intl reports each unknown key.
beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());

/** Renders some content; returns its texts in the order of the document. */
function renderTexts(content: () => ReactNode) {
  const { container } = render(createElement(content), { wrapper: LanguageProvider });
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent!.trim());
  return texts;
}

it.each(screens)("3. %o displays, in this order, %s", (content, list) => {
  const keys = list.split(" ");
  const texts = renderTexts(content).filter((text) => keys.includes(text));
  // A key may be displayed several times.
  expect(texts.filter((text, index) => texts.indexOf(text) === index)).toEqual(keys);
});

it("3. both languages have these keys; each service name has a Desc variant", async () => {
  const texts = renderTexts(ServicesPage);
  const services = texts.filter((text, index) => texts[index + 1] === `${text}Desc`);
  expect(services).toHaveLength(6);
  const keys = screens.flatMap(([, list]) => list.split(" "));
  keys.push(...services, ...services.map((name) => `${name}Desc`));
  type Module = typeof import("@/lib/i18n/dictionaries");
  const { dictionaries } = await vi.importActual<Module>("@/lib/i18n/dictionaries");
  expect(Object.keys(dictionaries)).toEqual(["en", "ms"]);
  for (const messages of Object.values(dictionaries)) {
    expect(Object.keys(messages)).toEqual(expect.arrayContaining(keys));
  }
});

it("4. a lookup of an unknown key displays the key itself, in both languages", async () => {
  renderTexts(function Lookup() {
    const { language, t, switchLanguage } = useLanguage();
    // @ts-expect-error -- The types know the keys.
    const texts = [t("noSuchKey"), <Message key="" id="noSuchKey" />];
    return <button onClick={() => switchLanguage("ms")}>{[language, ":", ...texts]}</button>;
  });
  expect(screen.getByRole("button")).toHaveTextContent("en:noSuchKeynoSuchKey");
  act(() => screen.getByRole("button").click());
  expect(await screen.findByText("ms:noSuchKeynoSuchKey")).toBeInTheDocument();
});

it("8. outside its provider, a lookup raises the specified error", () => {
  const error = new Error("useLanguage must be used within a LanguageProvider");
  for (const Lookup of [() => useLanguage().language, () => <Message id="home" />]) {
    expect(() => render(<Lookup />)).toThrow(error);
  }
});

it("3. a toast holds an id, a title, a description, an optional action and a variant", async () => {
  const options = { title: "Title", description: "Text" };
  await showToast({ ...options, action: "Do", variant: "destructive" });
  const { toast } = getToasterState();
  expect(toast).toMatchObject({ ...options, action: "Do", variant: "destructive" });
  await showToast(options);
  expect(getToasterState().toast).toMatchObject({ ...options, variant: "default" });
  expect(getToasterState().toast?.id).not.toBe(toast?.id);
});
