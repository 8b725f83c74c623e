// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { preloadWhenIdle } from "@/lib/browser";

it("preloads some time after the load event in Safari, which has no requestIdleCallback", () => {
  vi.useFakeTimers();
  Reflect.deleteProperty(window, "requestIdleCallback");
  vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  const load = vi.fn(() =>
    Promise.reject(new Error("Without a connection, nothing is preloaded.")),
  );
  preloadWhenIdle(load);
  vi.advanceTimersByTime(5000);
  expect(load, "before the load event").not.toHaveBeenCalled();
  window.dispatchEvent(new Event("load"));
  vi.advanceTimersByTime(1000);
  expect(load, "while the page may be busy").not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(load).toHaveBeenCalledOnce();
});
