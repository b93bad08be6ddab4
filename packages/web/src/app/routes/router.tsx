import type { QueryClient } from "@tanstack/react-query";
import { createRoute, createRouter, type RouterHistory, redirect } from "@tanstack/react-router";
import { drawnRequest } from "../../client/drawnRequest.ts";
import { readState, writeState } from "../../routing/addressState.ts";
import { FailurePage } from "../problems/FailurePage.tsx";
import { requireRole } from "./guards.ts";
import { babysitterPages } from "./lists/babysitterPages.ts";
import { dashboardPage } from "./lists/homePages.ts";
import { parentPages } from "./lists/parentPages.ts";
import type { OfficeRoutes } from "./office.ts";
import { routesOf } from "./pageRoutes.ts";
import { openOffice } from "./paths.ts";
import { frameRoute, homeRoute, popupRedirectRoute, rootRoute } from "./rootRoutes.tsx";

// Where the agency’s pages are not here, their addresses lead to a document that has them.
const elsewhere = createRoute({
  getParentRoute: () => frameRoute,
  path: "/agence/$",
  beforeLoad: ({ context: { user }, location: { href } }) => {
    requireRole(user, ["Agency"]);
    throw redirect({ href, reloadDocument: true });
  },
});

const treeWith = (office: OfficeRoutes) =>
  rootRoute.addChildren([
    homeRoute,
    popupRedirectRoute,
    frameRoute.addChildren([
      ...routesOf([dashboardPage]),
      office,
      ...routesOf(parentPages, "Parent"),
      ...routesOf(babysitterPages, "BabySitter"),
    ]),
  ]);

/** Makes the app's router, with the agency's pages where they are given; without a history it follows the window's address. */
export function createAppRouter(queries: QueryClient, office: OfficeRoutes | null, history?: RouterHistory) {
  if (office) openOffice();
  return createRouter({
    routeTree: treeWith(office ?? (elsewhere as unknown as OfficeRoutes)),
    history,
    context: { queries },
    defaultPreload: "intent",
    // The query cache knows what is fresh; a preloaded route asks it every time.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: FailurePage,
    // On the server it would write an inline script, which the page's security policy forbids.
    scrollRestoration: drawnRequest() === null,
    parseSearch: readState,
    stringifySearch: writeState,
  });
}
export type AppRouter = ReturnType<typeof createAppRouter>;

/**
 * Leaves whoever has read on in a page that arrived drawn where they are, when the script takes it over: the router begins each page
 * at its top, or where it was left.
 */
export function keepPlaceOnce(router: AppRouter): void {
  router.options.scrollRestoration = () => window.scrollY === 0;
  const stop = router.subscribe("onRendered", () => {
    stop();
    router.options.scrollRestoration = true;
    // It finds a place again that it heard of, and this one was come to before it listened.
    document.dispatchEvent(new Event("scroll"));
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
