import { agencyPages } from "./lists/agency/agencyPages.ts";
import { ownPages } from "./ownPages.ts";
import { passages } from "./passages.ts";

/** Every page that somebody who is signed in may see. */
export const pages = [...ownPages, ...agencyPages] as const;

/** Every path of the app; the server sends the app's page for these. */
export const appPaths: readonly string[] = [...Object.values(passages), ...pages.map(({ path }) => path)];
