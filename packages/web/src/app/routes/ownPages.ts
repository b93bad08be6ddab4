import { babysitterPages } from "./lists/babysitterPages.ts";
import { dashboardPage } from "./lists/homePages.ts";
import { parentPages } from "./lists/parentPages.ts";

/** The pages of families and babysitters. */
export const ownPages = [dashboardPage, ...parentPages, ...babysitterPages] as const;
