import type { QueryClient } from "@tanstack/react-query";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { drawnRequest } from "../../client/drawnRequest.ts";
import { readState, writeState } from "../../routing/addressState.ts";
import { FailurePage } from "../problems/FailurePage.tsx";
import { agencyPages } from "./lists/agencyPages.ts";
import { babysitterPages } from "./lists/babysitterPages.ts";
import { dashboardPage } from "./lists/homePages.ts";
import { parentPages } from "./lists/parentPages.ts";
import { routesOf } from "./pageRoutes.ts";
import { agencyFrameRoute, frameRoute, homeRoute, popupRedirectRoute, rootRoute } from "./rootRoutes.tsx";

const frameTree = frameRoute.addChildren([
  ...routesOf([dashboardPage]),
  agencyFrameRoute.addChildren(routesOf(agencyPages, "Agency", agencyFrameRoute)),
  ...routesOf(parentPages, "Parent"),
  ...routesOf(babysitterPages, "BabySitter"),
]);
const routeTree = rootRoute.addChildren([homeRoute, popupRedirectRoute, frameTree]);

/** Makes the app's router; without a history it follows the window's address. */
export function createAppRouter(queries: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
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

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
