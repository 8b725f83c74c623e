import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { afterEach, beforeEach, vi } from "vitest";

// The first import of a lazy part takes longer than the second that is the default.
configure({ asyncUtilTimeout: 5000 });

// Outside a running Next application there is no router to ask.
vi.mock("next/navigation", () => ({ usePathname: vi.fn() }));

beforeEach(() => {
  // The language lives in a module: every test starts as a first visit.
  vi.resetModules();
  vi.mocked(usePathname).mockReset().mockReturnValue("/");
  localStorage.clear();
  history.replaceState(null, "", "/");
  document.documentElement.lang = "en";
});

afterEach(() => {
  cleanup();
  vi.doUnmock("@/messages/ms.json");
  vi.doUnmock("@/components/company");
});
