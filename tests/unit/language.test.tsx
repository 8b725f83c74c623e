import { act, render, screen, waitFor } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { describe, expect, it, vi } from "vitest";
import { documentTitle } from "@/lib/seo/document-title";
import type { MessageKey } from "@/lib/i18n/languages";
import en from "@/messages/en.json";
import ms from "@/messages/ms.json";
import { renderSite } from "@/tests/helpers/render-site";

async function loadTestComponent() {
  const { useLanguage } = await import("@/lib/i18n/use-language");
  const { LanguageToggle } = await import("@/components/layout/language-toggle");
  function TestComponent() {
    const { language, t } = useLanguage();
    return (
      <>
        <p>
          {language}: {t("services")}
        </p>
        <LanguageToggle />
      </>
    );
  }
  return <TestComponent />;
}

async function loadMessage(props: { id: MessageKey; values?: Record<string, string> }) {
  const { Message } = await import("@/lib/i18n/message");
  return <Message {...props} />;
}

const toggle = () =>
  screen.getByRole("button", { name: new RegExp(`${en.switchLanguage}|${ms.switchLanguage}`) });
const englishText = "en: Services";
const malayText = `ms: ${ms.services}`;

/** Dispatches the event of a change in another tab, and waits until it is rendered. */
function dispatchStorageEvent(init: StorageEventInit) {
  act(() => void window.dispatchEvent(new StorageEvent("storage", init)));
}

function blockStorage() {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
}

describe("the language", () => {
  it("is English on the first visit", async () => {
    await renderSite(loadTestComponent);
    expect(screen.getByText(englishText)).toBeInTheDocument();
    expect(document.documentElement.lang).toBe("en");
  });

  it("switches to Malay and back and updates the lang attribute and document title", async () => {
    const { user } = await renderSite(loadTestComponent);
    await user.click(toggle());
    expect(await screen.findByText(malayText)).toBeInTheDocument();
    await waitFor(() => expect(document.documentElement.lang).toBe("ms"));
    expect(document.title).toBe(documentTitle(ms.homeMetaTitle));

    await user.click(toggle());
    expect(await screen.findByText(englishText)).toBeInTheDocument();
    await waitFor(() => expect(document.documentElement.lang).toBe("en"));
    expect(document.title).toBe(documentTitle(en.homeMetaTitle));
  });

  it("sets the error title on an unknown route", async () => {
    vi.mocked(usePathname).mockReturnValue("/nowhere");
    await renderSite(loadTestComponent);
    expect(document.title).toMatch(/^Unexpected Application Error!/);
  });

  it("replaces the English title that Next.js sets after a navigation", async () => {
    vi.mocked(usePathname).mockReturnValue("/services");
    localStorage.setItem("language", "ms");
    await renderSite(loadTestComponent);
    await screen.findByText(malayText);
    document.title = documentTitle(en.servicesMetaTitle);
    await waitFor(() => expect(document.title).toBe(documentTitle(ms.servicesMetaTitle)));
  });

  it("is restored on the next visit", async () => {
    const first = await renderSite(loadTestComponent);
    await first.user.click(toggle());
    await screen.findByText(malayText);
    await waitFor(() => expect(localStorage.getItem("language")).toBe("ms"));
    first.unmount();

    vi.resetModules();
    await renderSite(loadTestComponent);
    expect(await screen.findByText(malayText)).toBeInTheDocument();
  });

  it.each(["zz", "", "MS", "null", '{"language":"ms"}'])(
    "stays English when localStorage contains %j",
    async (value) => {
      localStorage.setItem("language", value);
      await renderSite(loadTestComponent);
      expect(screen.getByText(englishText)).toBeInTheDocument();
    },
  );

  it("can be switched for the current page when localStorage is blocked", async () => {
    blockStorage();
    expect(() => localStorage).toThrow("The operation is insecure.");
    const { user } = await renderSite(loadTestComponent);
    expect(screen.getByText(englishText)).toBeInTheDocument();
    await user.click(toggle());
    expect(await screen.findByText(malayText)).toBeInTheDocument();
    await waitFor(() => expect(document.documentElement.lang).toBe("ms"));
  });

  it("is set by the lang parameter, which is stored and then removed from the URL", async () => {
    history.replaceState(null, "", "/?lang=ms");
    await renderSite(loadTestComponent);
    expect(await screen.findByText(malayText)).toBeInTheDocument();
    expect(localStorage.getItem("language")).toBe("ms");
    expect(location.search).toBe("");
  });

  it("ignores a lang parameter with an unknown language", async () => {
    history.replaceState(null, "", "/?lang=zz");
    await renderSite(loadTestComponent);
    expect(screen.getByText(englishText)).toBeInTheDocument();
    expect(localStorage.getItem("language")).toBeNull();
  });

  it("keeps the lang parameter in the URL when localStorage is blocked", async () => {
    blockStorage();
    history.replaceState(null, "", "/?lang=ms&from=mail");
    await renderSite(loadTestComponent);
    expect(await screen.findByText(malayText)).toBeInTheDocument();
    expect(location.search).toBe("?lang=ms&from=mail");
  });

  it("removes the lang parameter from the URL when the visitor switches the language", async () => {
    blockStorage();
    history.replaceState(null, "", "/?lang=ms&from=mail");
    const { user } = await renderSite(loadTestComponent);
    await screen.findByText(malayText);
    await user.click(toggle());
    expect(await screen.findByText(englishText)).toBeInTheDocument();
    await waitFor(() => expect(location.search).toBe("?from=mail"));
  });

  it("follows storage events only for the language key and known languages", async () => {
    await renderSite(loadTestComponent);
    dispatchStorageEvent({ key: "other", newValue: "ms" });
    expect(screen.getByText(englishText)).toBeInTheDocument();
    dispatchStorageEvent({ key: "language", newValue: "ms" });
    expect(screen.getByText(malayText)).toBeInTheDocument();
    dispatchStorageEvent({ key: "language", newValue: "zz" });
    expect(screen.getByText(malayText)).toBeInTheDocument();
    // `localStorage.clear()` in another tab dispatches a null key.
    dispatchStorageEvent({ key: null });
    expect(screen.getByText(malayText)).toBeInTheDocument();
  });
});
