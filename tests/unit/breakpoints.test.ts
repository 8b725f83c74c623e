import { expect, it } from "vitest";
import { headerBreakpoints } from "@/lib/breakpoints";
import en from "@/messages/en.json";
import ms from "@/messages/ms.json";

it("raises the navigation breakpoint for a longer company name", () => {
  const [short, long] = ["Name", "A name of forty characters Sdn. Bhd. xyz"].map((name) =>
    Number.parseFloat(headerBreakpoints(name, [en, ms]).nav),
  );
  expect(long).toBeGreaterThan(short! + 15);
});

it("shows the menu at every window width when the links never fit", () => {
  expect(headerBreakpoints("A name that no page is wide enough for ".repeat(3), [en, ms]).nav).toBe(
    "1000rem",
  );
});
