import type { RouterHistory } from "@tanstack/history";
import type { QueryClient } from "@tanstack/react-query";
import { Redirect, type Route } from "../../routing/router/route.ts";
import { Router } from "../../routing/router/router.ts";
import { requireRole } from "./guards.ts";
import { babysitterPages } from "./lists/babysitterPages.ts";
import { dashboardPage } from "./lists/homePages.ts";
import { parentPages } from "./lists/parentPages.ts";
import { routesOf } from "./pageRoutes.ts";
import type { pages } from "./pages.ts";
import { openOffice } from "./paths.ts";
import { frame, homeRoute, lost, popupRedirectRoute } from "./rootRoutes.tsx";

declare module "../../routing/router/target.ts" {
  interface Register {
    pages: (typeof pages)[number];
  }
}

// Where the agency’s pages are not here, their addresses lead to a document that has them.
const elsewhere: Route = {
  path: "/agence/$",
  within: frame,
  fetch: frame.fetch,
  failure: frame.failure,
  enter: ({ address: { href }, given: { user } }) => {
    requireRole(user, ["Agency"]);
    throw new Redirect(href, true);
  },
};

/** Gives the routes of the app. */
export const routesWith = (office: readonly Route[] | null): Route[] => [
  homeRoute,
  popupRedirectRoute,
  ...routesOf([dashboardPage], frame),
  ...routesOf(parentPages, frame, "Parent"),
  ...routesOf(babysitterPages, frame, "BabySitter"),
  ...(office ?? [elsewhere]),
];

/** Makes the app's router, with the agency's pages where they are given; without a history it follows the window's address. */
export function createAppRouter(
  queries: QueryClient,
  office: readonly Route[] | null,
  history?: RouterHistory,
): Router {
  if (office) openOffice();
  return new Router(routesWith(office), lost, queries, history);
}
