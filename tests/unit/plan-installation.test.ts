import { describe, expect, it } from "vitest";
import { planInstallation } from "@/tests/helpers/plan-installation.mjs";

const debian = { isDisposable: false, isRoot: true, hasApt: true, isLinux: true };

describe("the installation of a browser for the tests", () => {
  it("runs nothing on a machine that is neither a container nor CI, and names one command", () => {
    expect(planInstallation(debian)).toEqual({
      commands: [],
      instruction:
        "apt-get update && apt-get install --yes --no-install-recommends chromium-headless-shell",
    });
    expect(planInstallation({ ...debian, isRoot: false })).toEqual({
      commands: [],
      instruction: "npx playwright install --with-deps chromium",
    });
    expect(planInstallation({ ...debian, isRoot: false, hasApt: false, isLinux: false })).toEqual({
      commands: [],
      instruction: "npx playwright install chromium",
    });
  });

  it("installs Debian's packages as root in a container, and Playwright's browser otherwise", () => {
    const container = { ...debian, isDisposable: true };
    expect(planInstallation(container).commands[0]).toMatch(/^apt-get update && apt-get install/);
    expect(planInstallation({ ...container, hasApt: false }).commands).toEqual([
      "npx playwright install chromium",
    ]);
  });

  it("runs no command that asks for a password", () => {
    const user = { ...debian, isDisposable: true, isRoot: false };
    expect(planInstallation(user).commands).toEqual(["npx playwright install chromium"]);
  });
});
