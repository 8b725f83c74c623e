import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// Unit tests run without the Next.js router.
vi.mock("next/navigation", () => ({ usePathname: () => "/" }));

afterEach(cleanup);
