import { act, screen, waitFor, within } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { company } from "@/lib/company";
import { emailUrl, phoneUrl } from "@/lib/derived-facts";
import { languages } from "@/lib/i18n/languages";
import { hrefOf, routes } from "@/lib/routes";
import { services } from "@/lib/services";
import en from "@/messages/en.json";
import ms from "@/messages/ms.json";
import { renderSite } from "@/tests/helpers/render-site";

const load = {
  header: async () => {
    const { SiteHeader } = await import("@/components/layout/site-header");
    return <SiteHeader />;
  },
  footer: async () => {
    const { SiteFooter } = await import("@/components/layout/site-footer");
    return <SiteFooter />;
  },
  form: async () => {
    const { ContactForm } = await import("@/components/sections/contact-form");
    return <ContactForm />;
  },
  details: async () => {
    const { ContactDetails } = await import("@/components/sections/contact-details");
    return <ContactDetails />;
  },
  services: async () => {
    const { ServiceCards } = await import("@/components/sections/service-cards");
    return <ServiceCards />;
  },
};

const pages = Object.values(routes).map((route) => [en[route.label], route.path] as const);
const pageHrefs = Object.values(routes).map((route) => [en[route.label], hrefOf(route)] as const);

/** Overrides company facts in all components that are imported afterwards. */
function mockCompany(facts: object) {
  vi.doMock("@/lib/company", async (importOriginal) => {
    const original = await importOriginal<typeof import("@/lib/company")>();
    return { ...original, company: { ...original.company, ...facts } };
  });
}

/** Fills in the values of a message. */
function fillIn(text: string, values: Record<string, string>) {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}

async function switchToMalay(user: { click: (element: Element) => Promise<void> }) {
  await user.click(screen.getByRole("button", { name: new RegExp(en.switchLanguage) }));
  await waitFor(() => expect(document.documentElement.lang).toBe("ms"));
}

describe("the header", () => {
  it("links to every page in order", async () => {
    await renderSite(load.header);
    const [navigation] = screen.getAllByRole("navigation", { name: en.mainNavigation });
    const links = within(navigation!).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(pages);
  });

  it.each(pageHrefs)("marks only %s as the current page", async (name, href) => {
    vi.mocked(usePathname).mockReturnValue(href);
    await renderSite(load.header);
    const [navigation] = screen.getAllByRole("navigation", { name: en.mainNavigation });
    const current = within(navigation!).getAllByRole("link", { current: "page" });
    expect(current.map((link) => link.textContent)).toEqual([name]);
  });

  it("shows the language code and labels the toggle in the other language", async () => {
    const { user } = await renderSite(load.header);
    const toggle = screen.getByRole("button", { name: new RegExp(`^${languages.en.label} `) });
    expect(toggle).toHaveAccessibleName(
      expect.stringMatching(new RegExp(` ${en.switchLanguage}$`)),
    );
    expect(within(toggle).getByText(en.switchLanguage)).toHaveAttribute("lang", "ms");

    await switchToMalay(user);
    expect(toggle).toHaveAccessibleName(
      expect.stringMatching(new RegExp(`^${languages.ms.label} ${ms.switchLanguage}$`)),
    );
    expect(within(toggle).getByText(ms.switchLanguage)).toHaveAttribute("lang", "en");
  });
});

describe("the menu", () => {
  it("is a native popover, which opens without JavaScript", async () => {
    await renderSite(load.header);
    const button = screen.getByRole("button", { name: en.menu });
    const menu = document.getElementById(button.getAttribute("popovertarget")!);
    expect(menu).toHaveAttribute("popover", "auto");
    expect(within(menu!).getAllByRole("link")).toHaveLength(pages.length);
  });

  it("closes when a link is clicked", async () => {
    const { user } = await renderSite(load.header);
    const menu = document.getElementById("mobile-menu")!;
    menu.hidePopover = vi.fn();
    menu.addEventListener("click", (event) => event.preventDefault(), { capture: true });
    await user.click(within(menu).getByRole("link", { name: en.contact }));
    expect(menu.hidePopover).toHaveBeenCalled();
  });
});

describe("the footer", () => {
  it("contains the description, contact links, quick links and copyright notice", async () => {
    await renderSite(load.footer);
    expect(screen.getByText(en.footerDescription)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: company.phone })).toHaveAttribute("href", phoneUrl);
    expect(screen.getByRole("link", { name: company.email })).toHaveAttribute("href", emailUrl);
    const quickLinks = within(screen.getByRole("navigation", { name: en.quickLinks }));
    expect(quickLinks.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
      pages.map(([, path]) => path),
    );
    expect(screen.getByText(new RegExp(`© ${company.copyrightYear}`))).toHaveTextContent(
      en.allRightsReserved,
    );
  });

  it.each(["Facebook", "Twitter", "LinkedIn", "Instagram"])(
    "renders %s without a URL as a disabled link",
    async (name) => {
      mockCompany({ socialProfiles: [{ name }] });
      await renderSite(load.footer);
      const link = screen.getByRole("link", { name });
      expect(link).not.toHaveAttribute("href");
      expect(link).toHaveAttribute("aria-disabled", "true");
    },
  );

  it("links to a social profile with a URL", async () => {
    mockCompany({ socialProfiles: [{ name: "LinkedIn", url: "https://social.example/nilai" }] });
    await renderSite(load.footer);
    const link = screen.getByRole("link", { name: "LinkedIn" });
    expect(link).toHaveAttribute("href", "https://social.example/nilai");
    expect(link).not.toHaveAttribute("aria-disabled");
  });
});

describe("the contact details", () => {
  it("link to a maps search in a new tab and mention the new tab in the link name", async () => {
    await renderSite(load.details);
    const link = screen.getByRole("link", {
      name: `${Object.values(company.address).join(", ")} ${en.opensInNewTab}`,
    });
    expect(link).toHaveAttribute("target", "_blank");
    expect(link.getAttribute("href")).toMatch(/^https:\/\/www\.google\.com\/maps\/search\//);
  });

  it.each(["en", "ms"] as const)(
    "format the business hours for the locale %s",
    async (language) => {
      const messages = { en, ms }[language];
      const fillInTime = (text: string, hour: string) => fillIn(text, { hour, minute: "00" });
      const opens = fillInTime(messages.timeMorning, "9");
      const [weekday, saturday] = [
        fillInTime(messages.timeAfternoon, "6"),
        fillInTime(messages.timeMidday, "1"),
      ].map((closes) => fillIn(messages.hoursRange, { opens, closes }));
      const expected = [
        `${messages.mondayFriday}${weekday}`,
        `${messages.saturday}${saturday}`,
        `${messages.sunday}${messages.closed}`,
      ];
      const weekdayHours = { opens: "09:00", closes: "18:00" };
      const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday"];
      mockCompany({
        openingHours: {
          ...Object.fromEntries(weekdays.map((day) => [day, weekdayHours])),
          saturday: { opens: "09:00", closes: "13:00" },
          sunday: "closed",
        },
        specialHours: [],
      });
      localStorage.setItem("language", language);
      await renderSite(load.details);
      await waitFor(() => expect(document.documentElement.lang).toBe(language));
      const heading = screen.getByRole("heading", { name: messages.businessHours });
      const hours = within(heading.closest("section")!).getAllByRole("term");
      expect(hours.map((day) => day.parentElement?.textContent)).toEqual(expected);
    },
  );
});

const fields = [
  [en.firstName, "firstName", "text", true],
  [en.lastName, "lastName", "text", true],
  [en.email, "email", "email", true],
  [en.phoneOptional, "phone", "tel", false],
  [en.subject, "subject", "text", true],
] as const;

describe("the contact form", () => {
  it.each(fields)("has the field %s", async (label, name, type, required) => {
    await renderSite(load.form);
    const field = screen.getByLabelText<HTMLInputElement>(label);
    expect(field.name).toBe(name);
    expect(field.type).toBe(type);
    expect(field.required).toBe(required);
  });

  it("has a message field of five rows", async () => {
    await renderSite(load.form);
    const field = screen.getByLabelText<HTMLTextAreaElement>("Message");
    expect(field.name).toBe("message");
    expect(field).toHaveAttribute("rows", "5");
    expect(field.required).toBe(true);
  });

  it("sends nothing, shows a notice and keeps the entered values", async () => {
    const { user } = await renderSite(load.form);
    for (const [label] of fields) {
      await user.type(screen.getByLabelText(label), label === "Email" ? "a@example.com" : "Text");
    }
    await user.type(screen.getByLabelText("Message"), "Ten drums");
    const submitted = vi.fn((event: Event) => event.defaultPrevented);
    window.addEventListener("submit", submitted, { once: true });
    await user.click(screen.getByRole("button", { name: en.sendMessage }));

    expect(await screen.findByText(en.messageSent)).toBeInTheDocument();
    expect(screen.getByText(en.notImplemented)).toBeInTheDocument();
    expect(screen.getByText(en.messageNotSent)).toBeInTheDocument();
    expect(submitted).toHaveReturnedWith(true);
    expect(screen.getByLabelText("Message")).toHaveValue("Ten drums");
  });

  it("keeps the entered values when the language changes", async () => {
    const { user } = await renderSite(async () => (
      <>
        {await load.header()}
        {await load.form()}
      </>
    ));
    await user.type(screen.getByLabelText("Subject"), "Solvents");
    await switchToMalay(user);
    expect(screen.getByLabelText(ms.subject)).toHaveValue("Solvents");
  });
});

describe("the toasts", () => {
  it("state that no service inquiry was sent and link to the contact page", async () => {
    const { user } = await renderSite(load.services);
    await user.click(screen.getAllByRole("button", { name: /^Learn More/ })[0]!);
    expect(await screen.findByText(en.serviceInquiry)).toBeInTheDocument();
    expect(screen.getByText(en.notImplemented)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Contact Us" })).toHaveAttribute(
      "href",
      `/contact?about=${services[0].title}`,
    );
  });

  it("are translated when the language changes", async () => {
    const { user } = await renderSite(async () => (
      <>
        {await load.header()}
        {await load.services()}
      </>
    ));
    await user.click(screen.getAllByRole("button", { name: /^Learn More/ })[0]!);
    await screen.findByText(en.serviceInquiry);
    await switchToMalay(user);
    expect(await screen.findByText(ms.serviceInquiry)).toBeInTheDocument();
    expect(screen.getByText(ms.notImplemented)).toBeInTheDocument();
  });

  it("replace the previous toast", async () => {
    const { showToast } = await import("@/components/toast/toast-store");
    await renderSite(async () => null);
    await showToast({ title: "First", description: "a" });
    expect(await screen.findByText("First")).toBeInTheDocument();
    await showToast({ title: "Second", description: "b" });
    expect(await screen.findByText("Second")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText("First")).not.toBeInTheDocument());
  });

  it("close after five seconds, unless their duration is infinite", async () => {
    const { showToast } = await import("@/components/toast/toast-store");
    await renderSite(async () => null);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const findOnScreen = (title: string) => vi.waitFor(() => screen.getByText(title));

    await showToast({ title: "Passing", description: "a" });
    await findOnScreen("Passing");
    await vi.advanceTimersByTimeAsync(5000);
    await vi.waitFor(() => expect(screen.queryByText("Passing")).not.toBeInTheDocument());

    await showToast({ title: "Staying", description: "b", duration: Infinity });
    await findOnScreen("Staying");
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    const toast = screen.getByText("Staying").closest("[data-sonner-toast]");
    expect(toast).toHaveAttribute("data-removed", "false");
  });

  it("close when their action link or close button is clicked", async () => {
    const { showToast } = await import("@/components/toast/toast-store");
    const { user } = await renderSite(async () => null);
    await showToast({ title: "A", description: "a", action: <a href="#undo">Undo</a> });
    await user.click(await screen.findByRole("link", { name: "Undo" }));
    expect(location.hash).toBe("#undo");
    await waitFor(() => expect(screen.queryByText("A")).not.toBeInTheDocument());

    await showToast({ title: "B", description: "b" });
    await screen.findByText("B");
    await user.click(screen.getByRole("button", { name: en.closeNotification }));
    await waitFor(() => expect(screen.queryByText("B")).not.toBeInTheDocument());
  });
});
