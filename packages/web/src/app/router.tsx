import type { QueryClient } from "@tanstack/react-query";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import * as babysitter from "./babysitterRoutes.ts";
import { FailurePage } from "./FailurePage.tsx";
import * as parent from "./parentRoutes.ts";
import {
  agencyRoute,
  dashboardRoute,
  frameRoute,
  homeRoute,
  popupRedirectRoute,
  rootRoute,
} from "./rootRoutes.tsx";

const parentTree = parent.parentRoute.addChildren([
  parent.parentContractsRoute,
  parent.renewalRoute,
  parent.sponsorshipRoute,
  parent.settingsRoute,
  parent.contactsRoute,
  parent.surveyRoute,
  parent.interventionsRoute,
  parent.invoicesRoute,
  parent.paymentsRoute,
  parent.certificatesRoute,
]);

const babysitterTree = babysitter.babysitterRoute.addChildren([
  babysitter.babysitterContractsRoute,
  babysitter.profileRoute,
  babysitter.profilePreviewRoute,
  babysitter.settingsRoute,
  babysitter.renewalRoute,
  babysitter.contactsRoute,
  babysitter.sponsorshipRoute,
  babysitter.interventionsRoute,
  babysitter.documentsToReadRoute,
  babysitter.payslipsRoute,
]);

const searchTrees = [
  parent.profileSearchRoute.addChildren([parent.profilesRoute, parent.bareProfilesRoute]),
  babysitter.jobSearchRoute.addChildren([babysitter.jobsRoute, babysitter.bareJobsRoute]),
] as const;

const frameTree = frameRoute.addChildren([
  dashboardRoute,
  agencyRoute,
  parentTree,
  babysitterTree,
  ...searchTrees,
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
    scrollRestoration: true,
    // Plain texts in the address: `?contrat=12` stays the text "12".
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const given = Object.entries(search).filter(([, value]) => value !== undefined);
      const written = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
      return written && `?${written}`;
    },
  });
}
export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
