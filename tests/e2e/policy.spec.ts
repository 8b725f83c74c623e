import { expect, test } from "@/tests/helpers/browser-test";
import { openPage } from "@/tests/helpers/waiting";

// Without this option, a violation fails a test: the browser logs it as an error.
test.use({ allowedErrors: /Content.Security.Policy|elsewhere\.example/ });

test("the policy blocks inline scripts, and requests to other origins", async ({ page }) => {
  const violations: string[] = [];
  await page.exposeFunction("reportViolation", (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      Reflect.get(window, "reportViolation")(`${effectiveDirective} ${blockedURI}`),
    );
  });
  await openPage(page, "./");
  await page.evaluate(async () => {
    const script = document.createElement("script");
    script.textContent = "window.isInjected = true";
    document.head.append(script);
    await fetch("https://elsewhere.example/").catch(() => undefined);
  });
  const expected = ["script-src-elem inline", "connect-src https://elsewhere.example/"];
  await expect.poll(() => violations).toEqual(expected);
});
