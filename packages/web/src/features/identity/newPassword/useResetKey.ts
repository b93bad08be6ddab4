import { useEffect, useState } from "react";

interface Kept {
  readonly resetKey?: string;
}

/**
 * Gives the key of the reset link: undefined until it is read, null when the link has none. Letters carry it as a fragment,
 * which no log sees; the query goes on working (ROUTE-11, ROUTE-12, AUTH-OP6). It is taken out of the address bar at once, so
 * that it is neither seen nor sent on; the history entry keeps it for a reload.
 */
export function useResetKey(): string | null | undefined {
  const [key, setKey] = useState<string | null>();
  useEffect(() => {
    const read = () => {
      const linked = keyOf(location.hash.slice(1)) || keyOf(location.search);
      const resetKey = linked || (history.state as Kept | null)?.resetKey || null;
      if (linked) history.replaceState({ resetKey: linked } satisfies Kept, "", location.pathname);
      setKey(resetKey);
    };
    read();
    // Another link opened in this tab: only the fragment differs, so that the page is not loaded again.
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  return key;
}

function keyOf(parameters: string): string | null {
  const named = new URLSearchParams(parameters);
  return named.get("resetKey") || named.get("resetkey");
}

/** Forgets a key that was used or refused. */
export function forgetResetKey(): void {
  history.replaceState(null, "", location.pathname);
}
