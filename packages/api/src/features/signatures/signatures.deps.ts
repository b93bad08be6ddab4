import type { FeatureDeps } from "../../feature.ts";

/** What the acts of signing work with: those of a request, of a job and of a command. */
export type SigningDeps = Pick<
  FeatureDeps,
  "connection" | "config" | "terms" | "fileStore" | "now" | "log" | "underContract" | "contractMoved"
>;

/** Who acts in the room, from where: what the chain keeps as proof (SIGN-50, SIGN-OP8). */
export interface Seen {
  readonly address: string | null;
  readonly browser: string;
}

// What a browser says of itself has no length of its own.
export const seenFacts = ({ address, browser }: Seen) => ({
  address: address ?? "",
  browser: browser.slice(0, 500),
});
