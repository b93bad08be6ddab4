import { knownTarget, ownPath } from "@ribambelle/domain/kernel/redirect";
import type { Role } from "@ribambelle/domain/kernel/role";
import { ownOrigin } from "../../client/drawnRequest.ts";
import { loginAddress } from "../../client/leaveTo.ts";
import { agencySpace, dashboard } from "./home.ts";
import { passages } from "./passages.ts";

// Pages that only lead on, and under which name they carry their own target: as a target they would make a redirect loop.
const carriers: ReadonlyMap<string, string> = new Map([
  [passages.home, "redirectUrl"],
  ["/login", "redirectUrl"],
  [passages.popupRedirect, "redirect"],
]);

/** Gives the path and query of a target of ours; null for any other. */
export const ownTarget = (wanted: string | null): string | null => ownPath(wanted, ownOrigin());

/** Gives the address to which `/` leads (ROUTE-01 to -05, ROUTE-OP3, ROUTE-OP5). */
export function entranceOf(role: Role | null, redirectUrl: string | null, origin: string): string {
  const wanted = innermost(redirectUrl, origin);
  if (role === null) return loginAddress(wanted);
  if (role === "Agency") return wanted && isOfAgency(pathnameOf(wanted, origin)) ? wanted : agencySpace.path;
  return wanted ?? dashboard.path;
}

// Our own target, out of the pages that only lead on; null for any other. Each call unwraps one.
function innermost(redirectUrl: string | null, origin: string): string | null {
  const target = ownPath(redirectUrl, origin);
  const inside = target && carriers.get(pathnameOf(target, origin));
  if (!target || !inside) return target;
  return innermost(new URL(target, origin).searchParams.get(inside), origin);
}

const isOfAgency = (pathname: string) =>
  pathname === agencySpace.path || pathname.startsWith(`${agencySpace.path}/`);

/**
 * Gives the address to which `/popup-redirect` leads: ours, or on a configured site, else `/` (POPUP-07,
 * POPUP-09, POPUP-OP3).
 */
export function popupTarget(
  redirect: string | null,
  origin: string,
  sites: readonly (string | null)[],
): string {
  const siteOrigins = sites.flatMap((site) => (site && URL.canParse(site) ? [new URL(site).origin] : []));
  const target = knownTarget(redirect, origin, siteOrigins);
  if (target === null) return passages.home;
  const url = new URL(target, origin);
  if (url.origin !== origin || pathnameOf(target, origin) !== passages.popupRedirect) return target;
  // After a session that ended here, the target is this page again with the real target inside; each call
  // unwraps one.
  return popupTarget(url.searchParams.get("redirect"), origin, sites);
}

// Normalises the path as the router does: lower case, decoded, without a trailing slash.
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
