import { agencyPages } from "./lists/agency/agencyPages.ts";
import { routesOf } from "./pageRoutes.ts";
import { agencyFrame } from "./rootRoutes.tsx";

/** The routes of the agency’s pages, in their frame. */
export const officeRoutes = routesOf(agencyPages, agencyFrame, "Agency");
