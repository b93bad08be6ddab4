import { useEffect, useState } from "react";

interface Kept {
  readonly resetKey?: string;
}

/**
 * Gives the key of the reset link: undefined until it is read, null when the link has none. The key is taken out of the
 * address bar at once, so that it is neither seen nor sent on; the history entry keeps it for a reload (ROUTE-11, ROUTE-12).
 */
export function useResetKey(): string | null | undefined {
  const [key, setKey] = useState<string | null>();
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const linked = query.get("resetKey") || query.get("resetkey");
    const resetKey = linked || (history.state as Kept | null)?.resetKey || null;
    if (linked) history.replaceState({ resetKey: linked } satisfies Kept, "", location.pathname);
    setKey(resetKey);
  }, []);
  return key;
}

/** Forgets a key that was used or refused. */
export function forgetResetKey(): void {
  history.replaceState(null, "", location.pathname);
}
