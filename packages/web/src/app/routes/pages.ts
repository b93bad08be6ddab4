import { agencyPages } from "./lists/agencyPages.ts";
import { babysitterPages } from "./lists/babysitterPages.ts";
import { dashboardPage } from "./lists/homePages.ts";
import { parentPages } from "./lists/parentPages.ts";

/** Every page that somebody who is signed in may see. */
export const pages = [dashboardPage, ...agencyPages, ...parentPages, ...babysitterPages] as const;
