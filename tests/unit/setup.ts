import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

// Outside a running Next application there is no router to ask.
vi.mock("next/navigation", () => ({ usePathname: vi.fn(() => "/") }));

beforeEach(() => {
  // The language lives in a module: every test starts as a first visit.
  vi.resetModules();
  localStorage.clear();
  history.replaceState(null, "", "/");
  document.documentElement.lang = "en";
});

afterEach(cleanup);
