import { act, render, screen, waitFor } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { describe, expect, it, vi } from "vitest";
import { documentTitle } from "../../lib/document-title";
import type { MessageKey } from "../../lib/i18n/language-store";
import en from "@/messages/en.json";
import ms from "@/messages/ms.json";
import { renderSite } from "./render-site";

async function loadProbe() {
  const { useLanguage } = await import("../../lib/i18n/use-language");
  const { LanguageToggle } = await import("../../components/layout/language-toggle");
  function Probe() {
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
  return <Probe />;
}

async function loadMessage(props: { id: MessageKey; values?: Record<string, string> }) {
  const { Message } = await import("../../lib/i18n/message");
  return <Message {...props} />;
}

const toggle = () => screen.getByRole("button", { name: /Bahasa Melayu|English/ });
const inEnglish = "en: Services";
const inMalay = "ms: Perkhidmatan";

/** Waits until a dictionary that was asked for is there and shown. */
async function settle() {
  await act(async () => {
    await vi.dynamicImportSettled();
  });
}

function blockStorage() {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
}

describe("useLanguage", () => {
  it("throws outside its provider", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const probe = await loadProbe();
    expect(() => render(probe)).toThrow("useLanguage must be used within a LanguageProvider");
  });

  it("gives an unknown key as the key itself", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    await renderSite(() => loadMessage({ id: "noSuchKey" as MessageKey }));
    expect(screen.getByText("noSuchKey")).toBeVisible();
  });

  it("fills values into a message, and keeps names from browser translation", async () => {
    await renderSite(() => loadMessage({ id: "welcome", values: { company: "ACME" } }));
    expect(document.body).toHaveTextContent("Welcome to ACME");
    expect(screen.getByText("ACME")).toHaveAttribute("translate", "no");
  });
});

describe("the language", () => {
  it("is English on the first visit", async () => {
    await renderSite(loadProbe);
    await settle();
    expect(screen.getByText(inEnglish)).toBeVisible();
    expect(document.documentElement.lang).toBe("en");
  });

  it("switches to Malay and back, with the document's language and title", async () => {
    const { user } = await renderSite(loadProbe);
    await user.click(toggle());
    expect(await screen.findByText(inMalay)).toBeVisible();
    await waitFor(() => expect(document.documentElement.lang).toBe("ms"));
    expect(document.title).toBe(documentTitle(ms.homeMetaTitle));

    await user.click(toggle());
    expect(await screen.findByText(inEnglish)).toBeVisible();
    await waitFor(() => expect(document.documentElement.lang).toBe("en"));
    expect(document.title).toBe(documentTitle(en.homeMetaTitle));
  });

  it("titles an unknown address as the error that it is", async () => {
    vi.mocked(usePathname).mockReturnValue("/nowhere");
    await renderSite(loadProbe);
    expect(document.title).toMatch(/^Unexpected Application Error!/);
  });

  it("wins over a title that Next writes after a navigation", async () => {
    vi.mocked(usePathname).mockReturnValue("/about");
    localStorage.setItem("language", "ms");
    await renderSite(loadProbe);
    await screen.findByText(inMalay);
    document.title = documentTitle(en.aboutMetaTitle);
    await waitFor(() => expect(document.title).toBe(documentTitle(ms.aboutMetaTitle)));
  });

  it("is remembered for the next visit", async () => {
    const first = await renderSite(loadProbe);
    await first.user.click(toggle());
    await screen.findByText(inMalay);
    await waitFor(() => expect(localStorage.getItem("language")).toBe("ms"));
    first.unmount();

    vi.resetModules();
    await renderSite(loadProbe);
    expect(await screen.findByText(inMalay)).toBeVisible();
  });

  it.each(["zz", "", "MS", "null", '{"language":"ms"}'])(
    "stays English when the storage holds %j",
    async (junk) => {
      localStorage.setItem("language", junk);
      await renderSite(loadProbe);
      await settle();
      expect(screen.getByText(inEnglish)).toBeVisible();
    },
  );

  it("works without storage, and keeps the choice while the page stays open", async () => {
    blockStorage();
    expect(() => localStorage).toThrow("The operation is insecure.");
    const { user } = await renderSite(loadProbe);
    await settle();
    expect(screen.getByText(inEnglish)).toBeVisible();
    await user.click(toggle());
    expect(await screen.findByText(inMalay)).toBeVisible();
    // Another tab that clears its storage makes this one read again what it cannot read.
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
    await settle();
    expect(screen.getByText(inMalay)).toBeVisible();
  });

  it("opens as the address asks, and keeps that", async () => {
    history.replaceState(null, "", "/?lang=ms");
    await renderSite(loadProbe);
    expect(await screen.findByText(inMalay)).toBeVisible();
    expect(localStorage.getItem("language")).toBe("ms");
    expect(location.search).toBe("");
  });

  it("ignores an address that asks for an unknown language", async () => {
    history.replaceState(null, "", "/?lang=zz");
    await renderSite(loadProbe);
    await settle();
    expect(screen.getByText(inEnglish)).toBeVisible();
    expect(localStorage.getItem("language")).toBeNull();
  });

  it("leaves the request in the address where it cannot be kept otherwise", async () => {
    blockStorage();
    history.replaceState(null, "", "/?lang=ms&from=mail");
    await renderSite(loadProbe);
    expect(await screen.findByText(inMalay)).toBeVisible();
    expect(location.search).toBe("?lang=ms&from=mail");
  });

  it("leaves the address at a later choice, which the request would undo", async () => {
    blockStorage();
    history.replaceState(null, "", "/?lang=ms&from=mail");
    const { user } = await renderSite(loadProbe);
    await screen.findByText(inMalay);
    await user.click(toggle());
    expect(await screen.findByText(inEnglish)).toBeVisible();
    await waitFor(() => expect(location.search).toBe("?from=mail"));
  });

  /** Keeps the Malay dictionary on its way; gives the function that delivers it. */
  function holdMalay() {
    let deliver = () => {};
    const delivered = new Promise<void>((resolve) => (deliver = resolve));
    vi.doMock("@/messages/ms.json", async (importOriginal) => {
      await delivered;
      return importOriginal<object>();
    });
    return deliver;
  }

  it("becomes what the button promises, however often it is pressed meanwhile", async () => {
    const deliver = holdMalay();
    const { user } = await renderSite(loadProbe);
    await user.click(toggle());
    expect(toggle()).toHaveAttribute("aria-busy", "true");
    await user.click(toggle());
    deliver();
    expect(await screen.findByText(inMalay)).toBeVisible();
    expect(toggle()).not.toHaveAttribute("aria-busy");
    await waitFor(() => expect(localStorage.getItem("language")).toBe("ms"));
  });

  it("does not lose an earlier choice to a press while that is still on its way", async () => {
    localStorage.setItem("language", "ms");
    const deliver = holdMalay();
    const { user } = await renderSite(loadProbe);
    await user.click(toggle());
    deliver();
    expect(await screen.findByText(inMalay)).toBeVisible();
    await settle();
    expect(localStorage.getItem("language")).toBe("ms");
  });

  it("is what was asked for last, however late a dictionary comes", async () => {
    const deliver = holdMalay();
    const { user } = await renderSite(loadProbe);
    await user.click(toggle());
    window.dispatchEvent(new StorageEvent("storage", { key: "language", newValue: "en" }));
    deliver();
    await settle();
    expect(screen.getByText(inEnglish)).toBeVisible();
  });

  it("follows another tab, and only its language", async () => {
    await renderSite(loadProbe);
    await settle();
    localStorage.setItem("language", "ms");
    window.dispatchEvent(new StorageEvent("storage", { key: "other", newValue: "ms" }));
    await settle();
    expect(screen.getByText(inEnglish)).toBeVisible();
    window.dispatchEvent(new StorageEvent("storage", { key: "language", newValue: "ms" }));
    expect(await screen.findByText(inMalay)).toBeVisible();
    window.dispatchEvent(new StorageEvent("storage", { key: "language", newValue: "zz" }));
    await settle();
    expect(screen.getByText(inMalay)).toBeVisible();
  });

  it("stays, and says so, when the Malay dictionary cannot be had; the next press tries again", async () => {
    vi.doMock("@/messages/ms.json", () => {
      throw new Error("offline");
    });
    const { user } = await renderSite(loadProbe);
    await user.click(toggle());
    expect(await screen.findByText("Malay could not be loaded")).toBeVisible();
    expect(screen.getByText(inEnglish)).toBeVisible();
    expect(localStorage.getItem("language")).toBeNull();

    vi.doUnmock("@/messages/ms.json");
    await user.click(toggle());
    expect(await screen.findByText(inMalay)).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByText("Malay could not be loaded")).not.toBeInTheDocument(),
    );
  });
});
