import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { parentContracts } from "../features/contracts/index.ts";
import { elsewhere } from "./elsewhere.ts";
import { passTo, requireRole, sendHome } from "./guards.ts";
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
const surveyTypes: readonly string[] = ["questionnaire", "enquete"];
export const surveyRoute = createRoute({
  getParentRoute,
  path: paths.survey,
  // There are two surveys, and nothing at any other name (ROUTE-24 to -26).
  beforeLoad: ({ params }) => {
    if (!surveyTypes.includes(params.surveyType)) throw passTo("/notfound");
  },
  ...soon("survey"),
});
export const interventionsRoute = createRoute({
  getParentRoute,
  ...elsewhere("interventions", paths.parentInterventions),
});
export const invoicesRoute = createRoute({ getParentRoute, ...elsewhere("invoices", paths.invoices) });
export const paymentsRoute = createRoute({ getParentRoute, ...elsewhere("payments", paths.payments) });
export const certificatesRoute = createRoute({
  getParentRoute,
  ...elsewhere("certificates", paths.certificates),
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
  ...elsewhere("profiles", paths.profiles),
});
export const bareProfilesRoute = createRoute({
  getParentRoute: getSearchRoute,
  ...elsewhere("profiles", paths.bareProfiles),
});
