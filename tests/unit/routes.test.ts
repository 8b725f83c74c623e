import { expect, it } from "vitest";
import { findRoute, routes } from "@/lib/routes";
import { pagePath } from "@/tests/helpers/page-paths";

it.each(Object.values(routes))("$path is found, also with a slash or index.html", (route) => {
  for (const path of [route.path, pagePath(route), `${pagePath(route)}index.html`]) {
    expect(findRoute(path), path).toBe(route);
  }
  expect(findRoute(`${pagePath(route)}nowhere/`)).toBeUndefined();
});
