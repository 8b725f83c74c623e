import { expect, test } from "@/tests/helpers/browser-test";
import { openPage } from "@/tests/helpers/waiting";

// The browser logs violations as errors, so every other test checks that the policy allows what the pages do.
test.use({ allowedErrors: /Content.Security.Policy|elsewhere\.example/ });

test("the policy blocks inline scripts, and requests to other origins", async ({ page }) => {
  await openPage(page, "./");
  const violations = await page.evaluate(async () => {
    const violations: string[] = [];
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      violations.push(`${effectiveDirective} ${blockedURI}`),
    );
    const script = document.createElement("script");
    script.textContent = "window.isInjected = true";
    document.head.append(script);
    await fetch("https://elsewhere.example/").catch(() => undefined);
    // Events are dispatched in tasks.
    await new Promise((resolve) => setTimeout(resolve));
    return violations;
  });
  expect(violations).toEqual(["script-src-elem inline", "connect-src https://elsewhere.example/"]);
  expect(await page.evaluate(() => "isInjected" in window)).toBe(false);
});
