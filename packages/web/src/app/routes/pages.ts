import { babysitterPages } from "./babysitterPages.ts";
import { agencyPage, dashboardPage } from "./homePages.ts";
import { parentPages } from "./parentPages.ts";
import { agencySecurityPage } from "./securityPages.ts";

/** Every page that somebody who is signed in may see. */
export const pages = [
  dashboardPage,
  agencyPage,
  agencySecurityPage,
  ...parentPages,
  ...babysitterPages,
] as const;
