import { babysitterPages } from "./babysitterPages.ts";
import { agencyPage, dashboardPage } from "./homePages.ts";
import { parentPages } from "./parentPages.ts";

/** Every page that somebody who is signed in may see. */
export const pages = [dashboardPage, agencyPage, ...parentPages, ...babysitterPages] as const;
