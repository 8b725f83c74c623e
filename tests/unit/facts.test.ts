import { describe, expect, it } from "vitest";
import { company, emailLink, mapsSearchLink, phoneLink } from "@/components/company";
import { findRoute, routes } from "@/components/routes";
import { readSiteAddress } from "@/scripts/site-address.mjs";

describe("the links to the company", () => {
  it("are made from its facts", () => {
    expect(phoneLink).toMatch(/^tel:\+\d+$/);
    expect(phoneLink.replace(/\D/g, "")).toBe(company.phone.replace(/\D/g, ""));
    expect(emailLink).toBe(`mailto:${company.email}`);
    expect(new URL(mapsSearchLink).searchParams.get("query")).toBe(
      Object.values(company.address).join(", "),
    );
  });
});

describe("findRoute", () => {
  it.each([
    ["/", routes.home],
    ["/about", routes.about],
    ["/about/", routes.about],
    ["/index.html", routes.home],
    ["/about/index.html", routes.about],
    ["/nowhere", undefined],
    ["/about/nowhere/", undefined],
  ])("finds %s", (path, route) => {
    expect(findRoute(path)).toBe(route);
  });
});

describe("the address of the site", () => {
  it("is an example without a path unless it is given", () => {
    expect(readSiteAddress({})).toEqual({
      siteUrl: "https://www.example.com",
      basePath: "",
      isDefault: true,
    });
  });

  it("is read from SITE_URL and BASE_PATH, with or without the slash of the origin", () => {
    const expected = { siteUrl: "https://chem.example", basePath: "/site/new", isDefault: false };
    expect(readSiteAddress({ SITE_URL: "https://chem.example", BASE_PATH: "/site/new" })).toEqual(
      expected,
    );
    expect(readSiteAddress({ SITE_URL: "https://chem.example/", BASE_PATH: "/site/new" })).toEqual(
      expected,
    );
  });

  it.each([
    "chem.example",
    "ftp://chem.example",
    "https://chem.example/site",
    "https://chem.example?a",
    "https://chem.example/#a",
    "https://user@chem.example",
    "https://",
  ])("refuses SITE_URL %s in one line that says what it should be", (value) => {
    expect(() => readSiteAddress({ SITE_URL: value })).toThrow(
      /^SITE_URL is ".+": it should be a web address without a path, like [^\n]+$/,
    );
  });

  it.each(["site", "/site/", "/", "/a b", "/site?x", "//site", "/%", "/..", "/../x", "/x/."])(
    "refuses BASE_PATH %s in one line that says what it should be",
    (value) => {
      expect(() => readSiteAddress({ BASE_PATH: value })).toThrow(
        /^BASE_PATH is ".+": it should be empty, or start with a slash [^\n]+$/,
      );
    },
  );
});
