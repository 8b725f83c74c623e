import { act, render, renderHook, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { MessageKey } from "@/lib/i18n/languages";
import { company } from "@/tests/fixture-site/content/company";
import { en } from "@/tests/fixture-site/messages";

vi.mock("@/lib/i18n/dictionaries", () => ({
  dictionaries: {
    en: { ...en, home: "Hello <name>{company}</name>" },
    ms: { ...en, home: "Selamat <name>{company}</name>" },
    ta: { ...en, home: "வணக்கம்" },
  },
}));

/** The languages of the site. */
const site = vi.hoisted(() => ({ languages: {} }));

vi.mock("@/lib/i18n/languages", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  get languages() {
    return site.languages;
  },
  get languageCodes() {
    return Object.keys(site.languages);
  },
}));

const { languages } =
  await vi.importActual<typeof import("@/lib/i18n/languages")>("@/lib/i18n/languages");

beforeEach(() => {
  // The language is module state: every test starts as a first visit.
  vi.resetModules();
  site.languages = languages;
  localStorage.clear();
  history.replaceState(null, "", "/");
});

/** Renders the language toggle and a message with the modules of this visit; returns the message. */
async function renderMessage() {
  const { LanguageProvider } = await import("@/lib/i18n/language-provider");
  const { LanguageToggle } = await import("@/components/layout/language-toggle");
  const { Message } = await import("@/components/text/message");
  render(
    <LanguageProvider>
      <LanguageToggle icon={null} />
      <p>
        <Message id="home" />
      </p>
    </LanguageProvider>,
  );
  return screen.getByRole("paragraph");
}

it("a message contains its facts, and excludes names from browser translation", async () => {
  expect(await renderMessage()).toHaveTextContent(`Hello ${company.name}`);
  expect(screen.getByText(company.name)).toHaveAttribute("translate", "no");
});

it("the name of the toggle is in the language that it switches to", async () => {
  await renderMessage();
  expect(screen.getByText(en.switchLanguage)).toHaveAttribute("lang", "ms");
});

describe("useLanguage", () => {
  // React and next-intl log what these tests cause.
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));

  it("throws outside of a LanguageProvider", async () => {
    const { useLanguage } = await import("@/lib/i18n/language-provider");
    const message = "useLanguage must be used within a LanguageProvider";
    expect(() => renderHook(useLanguage)).toThrow(new Error(message));
  });

  it("returns a translator that displays an unknown key itself", async () => {
    const { LanguageProvider, useLanguage } = await import("@/lib/i18n/language-provider");
    const { result } = renderHook(useLanguage, { wrapper: LanguageProvider });
    expect(result.current.t("unknownKey" as MessageKey)).toBe("unknownKey");
  });
});

describe("the language", () => {
  it("is English if the URL and the storage have none of the site's languages", async () => {
    localStorage.setItem("language", "MS");
    history.replaceState(null, "", "/?lang=zz");
    expect(await renderMessage()).toHaveTextContent(`Hello ${company.name}`);
  });

  it("of a link is stored, and then removed from the URL", async () => {
    history.replaceState(null, "", "/?lang=ms&from=mail");
    expect(await renderMessage()).toHaveTextContent(`Selamat ${company.name}`);
    expect(localStorage.getItem("language")).toBe("ms");
    expect(location.search).toBe("?from=mail");
  });

  it("of a link stays in the URL if storage is blocked, until the visitor switches", async () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
    history.replaceState(null, "", "/?lang=ms&from=mail");
    const message = await renderMessage();
    expect(location.search).toBe("?lang=ms&from=mail");
    await userEvent.click(screen.getByRole("button"));
    await waitFor(() => expect(message).toHaveTextContent(`Hello ${company.name}`));
    expect(location.search).toBe("?from=mail");
  });

  it("follows only the choice of a known language in another tab", async () => {
    const message = await renderMessage();
    const [malay, unknown] = ["ms", "zz"].map((newValue) => ({ key: "language", newValue }));
    for (const change of [malay, unknown, { key: "other", newValue: "en" }]) {
      act(() => void window.dispatchEvent(new StorageEvent("storage", change)));
      expect(message).toHaveTextContent(`Selamat ${company.name}`);
    }
  });

  it("is the next of the list after each press of the toggle, and the first after the last; stored at once", async () => {
    site.languages = { ...languages, ta: { ...languages.ms, label: "TA" } };
    const message = await renderMessage();
    for (const [code, text] of Object.entries({
      ms: `Selamat ${company.name}`,
      ta: "வணக்கம்",
      en: `Hello ${company.name}`,
    })) {
      act(() => screen.getByRole("button").click());
      expect(localStorage.getItem("language")).toBe(code);
      await waitFor(() => expect(message).toHaveTextContent(text));
    }
  });
});
