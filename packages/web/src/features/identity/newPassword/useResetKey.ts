import { useEffect, useState } from "react";

/** What a link to choose a password says: its key, whether somebody of the agency chooses, who needs a longer one (STAFF-20), and whether it is their first. */
interface Linked {
  readonly resetKey: string;
  readonly isOfStaff: boolean;
  readonly isFirst: boolean;
}

/**
 * Gives what the reset link says: undefined until it is read, null when it has no key. Letters carry it as a fragment,
 * which no log sees; the query goes on working (ROUTE-11, ROUTE-12, AUTH-OP6). It is taken out of the address bar at once, so
 * that it is neither seen nor sent on; the history entry keeps it for a reload.
 */
export function useResetKey(): Linked | null | undefined {
  const [linked, setLinked] = useState<Linked | null>();
  useEffect(() => {
    const read = () => {
      const found = linkedIn(location.hash.slice(1)) ?? linkedIn(location.search);
      const kept = history.state as Partial<Linked> | null;
      if (found) history.replaceState(found satisfies Linked, "", location.pathname);
      const again = kept?.resetKey
        ? { resetKey: kept.resetKey, isOfStaff: kept.isOfStaff === true, isFirst: kept.isFirst === true }
        : null;
      setLinked(found ?? again);
    };
    read();
    // Another link opened in this tab: only the fragment differs, so that the page is not loaded again.
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  return linked;
}

function linkedIn(parameters: string): Linked | null {
  const named = new URLSearchParams(parameters);
  const resetKey = named.get("resetKey") || named.get("resetkey");
  if (!resetKey) return null;
  return { resetKey, isOfStaff: named.get("equipe") === "1", isFirst: named.get("premier") === "1" };
}

/** Forgets a key that was used or refused. */
export function forgetResetKey(): void {
  history.replaceState(null, "", location.pathname);
}
