import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { InquiryCard } from "@/components/inquiry/inquiry-card";
import { LanguageProvider } from "@/lib/i18n/language-provider";
import { company } from "@/tests/fixture-site/content/company";
import { ms } from "@/tests/fixture-site/messages";

vi.mock("next/navigation", () => ({
  usePathname: () => "/",
  useSearchParams: () => new URLSearchParams(location.search),
}));

vi.mock("@/tests/fixture-site/content/form-fields", async (importOriginal) => {
  const original =
    await importOriginal<typeof import("@/tests/fixture-site/content/form-fields")>();
  return {
    ...original,
    fields: [
      ...original.fields,
      { id: "topic", label: "services", options: ["serviceFirst", "quoteRequest"] },
      { id: "samples", label: "customFormulations", type: "checkbox" },
    ],
  };
});

it("a choice and a checkbox are kept in the draft, and sent as texts of the language", async () => {
  const post = vi.spyOn(window, "fetch").mockResolvedValue(new Response("", { status: 500 }));
  const openForm = () =>
    render(
      <LanguageProvider>
        <InquiryCard heading={null} endpoint={company.contactForm} />
      </LanguageProvider>,
    );
  const readFields = () => ({
    choice: screen.getByRole<HTMLSelectElement>("combobox"),
    checkbox: screen.getByRole<HTMLInputElement>("checkbox"),
  });
  localStorage.setItem("language", "ms");
  openForm();
  let { choice, checkbox } = readFields();
  expect([choice.value, checkbox.checked]).toEqual(["", false]);
  fireEvent.input(choice, { target: { value: "quoteRequest" } });
  fireEvent.click(checkbox);
  fireEvent.input(checkbox);
  cleanup();
  openForm();
  ({ choice, checkbox } = readFields());
  expect([choice.value, checkbox.checked]).toEqual(["quoteRequest", true]);
  expect(choice.selectedOptions[0]).toHaveTextContent(ms.quoteRequest);
  fireEvent.submit(document.querySelector("form")!);
  const sent = post.mock.calls[0]![1]!.body as FormData;
  expect([sent.get("topic"), sent.get("samples")]).toEqual([ms.quoteRequest, ms.yes]);
  const link = await screen.findAllByRole("link", { name: ms.openAsEmail });
  const email = decodeURIComponent(link[0]!.getAttribute("href")!);
  expect(email).toContain(`${ms.services}: ${ms.quoteRequest}`);
  expect(email).toContain(`${ms.customFormulations}: ${ms.yes}`);
});
