import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { babysitterContracts } from "../features/contracts/index.ts";
import { babysitterProfile, loadProfilePage, publicProfilePreview } from "../features/profile/index.ts";
import { elsewhere } from "./elsewhere.ts";
import { requireRole, sendHome } from "./guards.ts";
import { paths } from "./paths.ts";
import { frameRoute } from "./rootRoutes.tsx";
import { type Section, sections } from "./sections.texts.ts";

/** Only babysitters pass (ROUTE-31). */
export const babysitterRoute = createRoute({
  getParentRoute: () => frameRoute,
  id: "babysitter",
  beforeLoad: ({ context }) => requireRole(context.user, ["BabySitter"]),
});
const getParentRoute = () => babysitterRoute;

const component = lazyRouteComponent(() => import("./SoonPage.tsx"), "SoonPage");
const soon = (section: Section) => ({ staticData: { title: sections[section] }, component });

export const babysitterContractsRoute = createRoute({
  getParentRoute,
  path: paths.babysitterContracts,
  staticData: { title: sections.contracts },
  ...babysitterContracts,
});

export const profileRoute = createRoute({
  getParentRoute,
  path: paths.profile,
  staticData: { title: sections.profile },
  ...babysitterProfile,
  component: lazyRouteComponent(async () => {
    const [page, { joined }] = await Promise.all([loadProfilePage(), import("./BabysitterProfilePage.tsx")]);
    return { default: joined(page) };
  }),
});
export const profilePreviewRoute = createRoute({
  getParentRoute,
  path: paths.profilePreview,
  staticData: { title: sections.profilePreview },
  ...publicProfilePreview,
});
export const settingsRoute = createRoute({
  getParentRoute,
  path: paths.babysitterSettings,
  ...soon("settings"),
});
export const renewalRoute = createRoute({
  getParentRoute,
  path: paths.babysitterRenewal,
  ...soon("renewal"),
});
export const contactsRoute = createRoute({
  getParentRoute,
  path: paths.babysitterContacts,
  ...soon("contacts"),
});
export const sponsorshipRoute = createRoute({
  getParentRoute,
  path: paths.babysitterSponsorship,
  ...soon("sponsorship"),
});
export const interventionsRoute = createRoute({
  getParentRoute,
  ...elsewhere("interventions", paths.babysitterInterventions),
});
export const documentsToReadRoute = createRoute({
  getParentRoute,
  ...elsewhere("documentsToRead", paths.documentsToRead),
});
export const payslipsRoute = createRoute({ getParentRoute, ...elsewhere("payslips", paths.payslips) });

/** Made for babysitters, open to parents, who are sent home (ROUTE-40, ROUTE-41). */
export const jobSearchRoute = createRoute({
  getParentRoute: () => frameRoute,
  id: "job-search",
  beforeLoad: ({ context }) => {
    requireRole(context.user, ["Parent", "BabySitter"]);
    sendHome(context.user, "Parent");
  },
});
const getSearchRoute = () => jobSearchRoute;

export const jobsRoute = createRoute({
  getParentRoute: getSearchRoute,
  ...elsewhere("jobs", paths.jobs),
});
export const bareJobsRoute = createRoute({
  getParentRoute: getSearchRoute,
  ...elsewhere("jobs", paths.bareJobs),
});
