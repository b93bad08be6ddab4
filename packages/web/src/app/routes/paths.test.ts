import { expect, test } from "vitest";
import { startApp } from "../start.ts";
import { officeRoutes } from "./office.ts";
import { appPaths } from "./pages.ts";
import { isAppPath } from "./paths.ts";

test("every page has its route, and every route is a path that the app knows", () => {
  const { router, unwatch } = startApp(officeRoutes);
  unwatch();
  expect(Object.keys(router.routesByPath).toSorted()).toEqual(appPaths.toSorted());
});

test.each([
  ["/", true],
  ["/client/contrats", true],
  ["/client/contrats/", true],
  ["/client/questionnaire-client/enquete", true],
  ["/client/questionnaire-client/", false],
  ["/client/questionnaire-client/a/b", false],
  ["/login", false],
  ["/client", false],
  ["/x/client/contrats", false],
])("%s is shown by the app: %s", (path, expected) => {
  expect(isAppPath(path)).toBe(expected);
});

test("an address that repeats a key loses none of its values", () => {
  const { router, unwatch } = startApp(officeRoutes);
  unwatch();
  expect(router.options.parseSearch?.("?annee=2026&etat=1&etat=2")).toEqual({ annee: "2026", etat: "1,2" });
});
