import { expect, it } from "vitest";
import { findRoute, hrefOf, routes } from "@/lib/routes";

it.each(Object.values(routes))("$path is found, also with a slash or index.html", (route) => {
  for (const path of [route.path, hrefOf(route), `${hrefOf(route)}index.html`]) {
    expect(findRoute(path), path).toBe(route);
  }
  expect(findRoute(`${hrefOf(route)}nowhere/`)).toBeUndefined();
});
