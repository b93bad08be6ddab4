import { drawnRequest } from "../drawnRequest.ts";

/** Gives the text stored under the key; null when there is none or storage is blocked. */
export function kept(key: string, store: Kind = "local"): string | null {
  return attempt(() => of(store).getItem(key));
}

/** Stores a text in this browser; does nothing when storage is blocked. */
export function keep(key: string, value: string, store: Kind = "local"): void {
  attempt(() => of(store).setItem(key, value));
}

/** Removes the text stored under the key. */
export function forget(key: string, store: Kind = "local"): void {
  attempt(() => of(store).removeItem(key));
}

/** Gives all keys of the storage. */
export function keptKeys(store: Kind = "local"): string[] {
  return attempt(() => Object.keys(of(store))) ?? [];
}

type Kind = "local" | "session";

const of = (kind: Kind) => (kind === "local" ? localStorage : sessionStorage);

// Reading `localStorage` throws when storage is blocked. On a server it would be everybody's: newer Nodes have one.
function attempt<Result>(use: () => Result): Result | null {
  if (drawnRequest()) return null;
  try {
    return use();
  } catch {
    return null;
  }
}
