import { formOf } from "../../routing/router/route.ts";
import { ownPages } from "./ownPages.ts";
import { passages } from "./passages.ts";

const forms = [...Object.values(passages), ...ownPages.map(({ path }) => path)].map(formOf);

/** True for an address under which the agency’s pages lie. */
export const isOfficePath = (pathname: string): boolean => /^\/agence(\/|$)/i.test(pathname);

let hasOffice = false;

/** Says that the agency’s pages are here too: without them their addresses are another document’s. */
export function openOffice(): void {
  hasOffice = true;
}

/** True when the app itself shows this path; any other one is another page of the portal. */
export function isAppPath(pathname: string): boolean {
  return (hasOffice && isOfficePath(pathname)) || forms.some((form) => form.test(pathname));
}
