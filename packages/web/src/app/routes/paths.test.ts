import { createMemoryHistory } from "@tanstack/history";
import { expect, test } from "vitest";
import { createQueries } from "../queries.ts";
import { createAppRouter, routesWith } from "./appRouter.ts";
import { officeRoutes } from "./office.ts";
import { appPaths } from "./pages.ts";
import { isAppPath } from "./paths.ts";

test("every page has its route, and every route is a path that the app knows", () => {
  const routed = routesWith(officeRoutes).map(({ path }) => path);
  expect(routed.toSorted()).toEqual(appPaths.toSorted());
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
  const address = "/agence/contrats?annee=2026&etat=1&etat=2";
  const router = createAppRouter(
    createQueries(),
    officeRoutes,
    createMemoryHistory({ initialEntries: [address] }),
  );
  expect(router.latest.search).toEqual({ annee: "2026", etat: "1,2" });
});
