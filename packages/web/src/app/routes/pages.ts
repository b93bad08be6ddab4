import { babysitterPages } from "./lists/babysitterPages.ts";
import { agencyPage, dashboardPage } from "./lists/homePages.ts";
import { parentPages } from "./lists/parentPages.ts";
import { agencySecurityPage } from "./lists/securityPages.ts";

/** Every page that somebody who is signed in may see. */
export const pages = [
  dashboardPage,
  agencyPage,
  agencySecurityPage,
  ...parentPages,
  ...babysitterPages,
] as const;
