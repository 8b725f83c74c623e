import { expect, it, vi } from "vitest";
import { type Route, findRoute, publishedRoutes, routesAbove } from "@/lib/facts/routes";
import { withBasePath } from "@/lib/urls";

it.each(publishedRoutes)("$path is found, also with a slash or index.html", (route) => {
  const folder = `${route.path}/`.replace("//", "/");
  for (const path of [route.path, folder, `${folder}index.html`]) {
    expect(findRoute(path), path).toBe(route);
  }
  const encoded = route.path.replace(/\w/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  expect(findRoute(encoded)).toBe(route);
  for (const end of ["nowhere/", "%", "%E0%A4%A/"]) {
    expect(findRoute(folder + end)).toBeUndefined();
  }
});

it("the home page and a page are above one whose path starts with theirs", () => {
  const [home, , services] = publishedRoutes as [Route, Route, Route];
  expect(routesAbove(home)).toEqual([]);
  expect(routesAbove(services)).toEqual([home]);
  expect(routesAbove({ path: `${services.path}/solvents` })).toEqual([home, services]);
  expect(routesAbove({ path: `${services.path}-and-prices` })).toEqual([home]);
});

it("URLs of pages end with a slash, also before a query and a fragment", () => {
  vi.stubEnv("BASE_PATH", "/s");
  const paths = ["/", "/about", "/about#top", "/about?a=1", "/about/#top", "/sitemap.xml"];
  const urls = ["/s/", "/s/about/", "/s/about/#top", "/s/about/?a=1", "/s/about/#top"];
  expect(paths.map(withBasePath)).toEqual([...urls, "/s/sitemap.xml"]);
  vi.unstubAllEnvs();
});
