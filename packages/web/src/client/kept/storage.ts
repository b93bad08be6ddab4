/** Gives what this browser kept under the key; null when nothing was kept or storage is blocked. */
export function kept(key: string, store: Kind = "local"): string | null {
  return attempt(() => of(store).getItem(key));
}

/** Keeps a text in this browser; quietly does nothing when storage is blocked. */
export function keep(key: string, value: string, store: Kind = "local"): void {
  attempt(() => of(store).setItem(key, value));
}

/** Removes what this browser kept under the key. */
export function forget(key: string, store: Kind = "local"): void {
  attempt(() => of(store).removeItem(key));
}

/** Gives the keys under which this browser kept something. */
export function keptKeys(store: Kind = "local"): string[] {
  return attempt(() => Object.keys(of(store))) ?? [];
}

type Kind = "local" | "session";

const of = (kind: Kind) => (kind === "local" ? localStorage : sessionStorage);

// Browsers throw on the mere mention of a blocked storage, and Node has none.
function attempt<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
