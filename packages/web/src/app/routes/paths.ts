import { passages } from "./entrance.ts";
import { pages } from "./pages.ts";

/** Every path of the app; the server sends the app's page for these. */
export const appPaths: readonly string[] = [...Object.values(passages), ...pages.map(({ path }) => path)];

const forms = appPaths.map((path) => new RegExp(`^${path.replace(/\$\w+/g, "[^/]+")}/?$`, "i"));

/** True when the app itself shows this path; any other one is another page of the portal. */
export function isAppPath(pathname: string): boolean {
  return forms.some((form) => form.test(pathname));
}
