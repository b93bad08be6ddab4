import { agencyPages } from "./lists/agency/agencyPages.ts";
import { routesOf } from "./pageRoutes.ts";
import { agencyFrameRoute } from "./rootRoutes.tsx";

/** The routes of the agency’s pages, in their frame. */
export const officeRoutes = agencyFrameRoute.addChildren(routesOf(agencyPages, "Agency", agencyFrameRoute));
export type OfficeRoutes = typeof officeRoutes;
