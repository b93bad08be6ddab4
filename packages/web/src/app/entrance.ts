import type { Role } from "@ribambelle/domain/identity/person";
import { knownTarget, ownPath } from "@ribambelle/domain/kernel/redirect";
import { loginAddress } from "../client/leave.ts";
import { paths } from "./paths.ts";

// Pages that only send elsewhere: as a target they would send people round in circles.
const passages = new Set<string>([paths.home, paths.popupRedirect, "/login"]);

/** Gives the address to which `/` leads (ROUTE-01 to -05, ROUTE-OP3, ROUTE-OP5). */
export function entranceOf(role: Role | null, redirectUrl: string | null, origin: string): string {
  const target = ownPath(redirectUrl, origin);
  const wanted = target && !passages.has(pathnameOf(target, origin)) ? target : null;
  if (role === null) return loginAddress(wanted);
  if (role === "Agency") return wanted && isOfAgency(pathnameOf(wanted, origin)) ? wanted : paths.agency;
  return wanted ?? paths.dashboard;
}

const isOfAgency = (pathname: string) => pathname === paths.agency || pathname.startsWith(`${paths.agency}/`);

/** Gives where `/popup-redirect` leads: ours or on a configured site, else `/` (POPUP-07, POPUP-09, POPUP-OP3). */
export function popupTarget(
  redirect: string | null,
  origin: string,
  sites: readonly (string | null)[],
): string {
  const siteOrigins = sites.flatMap((site) => (site && URL.canParse(site) ? [new URL(site).origin] : []));
  const target = knownTarget(redirect, origin, siteOrigins);
  if (target === null) return paths.home;
  const url = new URL(target, origin);
  if (url.origin !== origin || pathnameOf(target, origin) !== paths.popupRedirect) return target;
  // A passage that leads to itself, after a session that ended in it, still leads where it was meant to. Each round is shorter.
  return popupTarget(url.searchParams.get("redirect"), origin, sites);
}

// As the router reads it: whatever the case, decoded, with or without a last slash.
function pathnameOf(address: string, origin: string): string {
  const { pathname } = new URL(address, origin);
  try {
    return decodeURIComponent(pathname)
      .toLowerCase()
      .replace(/(.)\/+$/, "$1");
  } catch {
    return pathname;
  }
}
