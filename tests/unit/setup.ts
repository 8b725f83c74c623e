import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { toast } from "sonner";
import { afterEach, beforeEach, vi } from "vitest";

// The first import of a lazy component exceeds the default timeout of one second.
configure({ asyncUtilTimeout: 5000 });

// Unit tests run without the Next.js router.
vi.mock("next/navigation", () => ({ usePathname: vi.fn() }));

beforeEach(() => {
  // The language is module state: reset it so that every test starts as a first visit.
  vi.resetModules();
  vi.mocked(usePathname).mockReset().mockReturnValue("/");
  localStorage.clear();
  history.replaceState(null, "", "/");
  document.documentElement.lang = "en";
});

afterEach(() => {
  cleanup();
  // `vi.resetModules` does not reset Sonner, which would show open toasts in the next test.
  toast.dismiss();
  vi.doUnmock("@/lib/company");
});
