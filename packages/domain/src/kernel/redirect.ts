/**
 * Gives the path (with query and fragment) of a redirect target on our own origin, or null for any other target:
 * another origin, `//evil`, `javascript:`, a path that browsers would read as another host (ROUTE-04, ROUTE-05, ROUTE-OP6).
 */
export function ownPath(target: string | null | undefined, origin: string): string | null {
  if (!target) return null;
  const url = parse(target, origin);
  // A blob: address has the origin of the page that made it, and a whole address as its path.
  if (url?.origin !== origin || !/^\/(?!\/)/.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** Gives the address that a completed sign-in leads to: the reminder, then the wanted path, or the home page (POPUP-01). */
export function signedInAddress(wanted: string | null): string {
  return `/popup-redirect?redirect=${encodeURIComponent(wanted ?? "/")}`;
}

/** Gives the address of a target that is ours or on one of the configured sites, or null (POPUP-OP3). */
export function knownTarget(
  target: string | null | undefined,
  origin: string,
  siteOrigins: readonly string[],
): string | null {
  const own = ownPath(target, origin);
  if (own !== null || !target) return own;
  const url = parse(target, origin);
  if (!url || !siteOrigins.includes(url.origin) || !/^https?:$/.test(url.protocol)) return null;
  // An address with a user name or a password is refused: a browser would send them along.
  return url.username === "" && url.password === "" ? url.href : null;
}

function parse(target: string, origin: string): URL | null {
  try {
    return new URL(target, origin);
  } catch {
    return null;
  }
}
