import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ContactForm } from "@/components/sections/contact-form";
import { LanguageProvider } from "@/lib/i18n/language-provider";

vi.mock("@/lib/company", async (importOriginal) => ({
  ...(await importOriginal<typeof import("@/lib/company")>()),
  contactForm: { endpoint: "forms.example/contact" },
}));

it("a wrong endpoint does not end the build before it is reported", () => {
  render(<ContactForm />, { wrapper: LanguageProvider });
  expect(screen.getByRole("button")).toHaveAttribute("type", "submit");
});
