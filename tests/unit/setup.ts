import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { toast } from "sonner";
import { afterEach, beforeEach, vi } from "vitest";

// The first import of a lazy part takes longer than the second that is the default.
configure({ asyncUtilTimeout: 5000 });

// Outside a running Next application there is no router to ask.
vi.mock("next/navigation", () => ({ usePathname: vi.fn(), useRouter: vi.fn() }));

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
  // Sonner is not reset with the modules of the site, and would show what is still up again.
  toast.dismiss();
  vi.doUnmock("@/messages/ms.json");
  vi.doUnmock("@/lib/company");
});
