import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { parentContracts } from "../features/contracts/index.ts";
import { requireRole, sendHome } from "./guards.ts";
import { paths } from "./paths.ts";
import { frameRoute } from "./rootRoutes.tsx";
import { type Section, sections } from "./sections.texts.ts";

/** Only parents pass (ROUTE-17). */
export const parentRoute = createRoute({
  getParentRoute: () => frameRoute,
  id: "parent",
  beforeLoad: ({ context }) => requireRole(context.user, ["Parent"]),
});
const getParentRoute = () => parentRoute;

const component = lazyRouteComponent(() => import("./SoonPage.tsx"), "SoonPage");
const soon = (section: Section) => ({ staticData: { title: sections[section] }, component });

export const parentContractsRoute = createRoute({
  getParentRoute,
  path: paths.parentContracts,
  staticData: { title: sections.contracts },
  ...parentContracts,
});

export const renewalRoute = createRoute({ getParentRoute, path: paths.parentRenewal, ...soon("renewal") });
export const sponsorshipRoute = createRoute({
  getParentRoute,
  path: paths.parentSponsorship,
  ...soon("sponsorship"),
});
export const settingsRoute = createRoute({ getParentRoute, path: paths.parentSettings, ...soon("settings") });
export const contactsRoute = createRoute({ getParentRoute, path: paths.parentContacts, ...soon("contacts") });
export const surveyRoute = createRoute({ getParentRoute, path: paths.survey, ...soon("survey") });
export const interventionsRoute = createRoute({
  getParentRoute,
  path: paths.parentInterventions,
  ...soon("interventions"),
});
export const invoicesRoute = createRoute({ getParentRoute, path: paths.invoices, ...soon("invoices") });
export const paymentsRoute = createRoute({ getParentRoute, path: paths.payments, ...soon("payments") });
export const certificatesRoute = createRoute({
  getParentRoute,
  path: paths.certificates,
  ...soon("certificates"),
});

/** Made for parents, open to babysitters, who are sent home (ROUTE-29, ROUTE-30). */
export const profileSearchRoute = createRoute({
  getParentRoute: () => frameRoute,
  id: "profile-search",
  beforeLoad: ({ context }) => {
    requireRole(context.user, ["Parent", "BabySitter"]);
    sendHome(context.user, "BabySitter");
  },
});
const getSearchRoute = () => profileSearchRoute;

export const profilesRoute = createRoute({
  getParentRoute: getSearchRoute,
  path: paths.profiles,
  ...soon("profiles"),
});
export const bareProfilesRoute = createRoute({
  getParentRoute: getSearchRoute,
  path: paths.bareProfiles,
  ...soon("profiles"),
});
