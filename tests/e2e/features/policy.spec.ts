import { expect, test } from "@/tests/helpers/fixtures";
import { openPage } from "@/tests/helpers/waiting";

// The browser logs violations as errors, so every other test checks that the policy allows what the pages do.
test.use({ allowedErrors: /Content.Security.Policy|elsewhere\.example/ });

test("the policy blocks inline scripts, plugins, and requests to other origins", async ({
  page,
}) => {
  await openPage(page, "./");
  const violations: string[] = [];
  await page.exposeFunction("report", (violation: string) => violations.push(violation));
  await page.evaluate(async () => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      Reflect.get(window, "report")(`${effectiveDirective} ${blockedURI}`),
    );
    const script = document.createElement("script");
    script.textContent = "window.isInjected = true";
    document.head.append(script);
    const plugin = document.createElement("object");
    plugin.data = "robots.txt";
    document.body.append(plugin);
    await fetch("https://elsewhere.example/").catch(() => undefined);
  });
  await expect
    .poll(() => violations.sort())
    .toEqual([
      "connect-src https://elsewhere.example/",
      expect.stringMatching(/^object-src .*robots.txt$/),
      "script-src-elem inline",
    ]);
  expect(await page.evaluate(() => "isInjected" in window)).toBe(false);
});
