import type { QueryClient } from "@tanstack/react-query";
import { expect } from "vitest";

// What was read before an act of the same room (the first part of its path, of the agency's the first two) is read again once the
// act is done, or the next time that it is shown. Every act that a page test does is held to it, but for these, which change nothing
// of what is named beside them.
const unchanged: Readonly<Record<string, RegExp>> = {
  // The item that is decided gives its place to the next, which is asked by name.
  "Agency/Moderation/(?:Claim|Decide|Undo)": /^Agency\/Moderation\/(?:Next|Reasons)/,
  "Agency/Moderation/Claim": /^Agency\/Moderation\/History/,
  "Agency/Preferences/Save": /^Agency\/Preferences/,
  // It ends all sessions, and leads to signing in.
  "Authentication/(?:updateMyPassword|logout)": /./,
  "Authentication/End.+": /GetMyInformation/,
  "BabysitterRenewal/.+": /LinkedFamilies/,
  "customerrenewal/.+": /LinkedEmployees/,
  "Intervention/.+CalendarLink": /GetMyInterventions/,
  "Nanny/Searches": /^Nanny\/Search/,
  // Shown as read before it is sent.
  "Notification/MarkAllRead": /GetMyNotifications/,
  "Renewal/SaveMyDraft": /GetMyRenewal/,
  // The agency alone reads it.
  "Signature/(?:AskAgain|ReportMistake)": /GetSignatureRequest/,
  "User/Passkey/.+": /^User\/SecondFactor/,
  "User/Passkey/Begin.+": /^User\/Passkeys/,
  "User/SecondFactor/.+": /^User\/Passkeys/,
  // Read again once the new codes are stored.
  "User/SecondFactor/(?:Prove|Begin|NewCodes)": /^User\/SecondFactor/,
};

let clients: QueryClient[] = [];
let acts: { readonly path: string; readonly at: number }[] = [];

/** Follows what a page reads, until the test ends. */
export function followQueries(queries: QueryClient): void {
  clients.push(queries);
}

/** Notes that an act is done. */
export function noteAct(path: string): void {
  acts.push({ path: path.slice(1), at: Date.now() });
}

export function forgetActs(): void {
  clients = [];
  acts = [];
}

const roomOf = (path: string) =>
  path
    .split("/")
    .slice(0, path.startsWith("Agency/") ? 2 : 1)
    .join("/");

const isUnchanged = (path: string, read: string) =>
  Object.entries(unchanged).some(([act, reads]) => new RegExp(`^${act}$`).test(path) && reads.test(read));

/** Names what was read before an act of its room, and is neither read again since nor to be. */
function staleReads(): string[] {
  const kept = clients.flatMap((queries) => queries.getQueryCache().getAll());
  const known = kept.map(({ queryKey, state }) => ({
    read: queryKey.filter((part) => typeof part === "string").join("/"),
    isKept: state.data !== undefined && !state.isInvalidated && state.fetchStatus === "idle",
    readAt: state.dataUpdatedAt,
  }));
  return acts.flatMap(({ path, at }) =>
    known
      .filter(({ read, isKept, readAt }) => isKept && readAt < at && roomOf(read) === roomOf(path))
      .filter(({ read }) => !isUnchanged(path, read))
      .map(({ read }) => `${path} leaves ${read} as it was`),
  );
}

/** Waits until what an act changes is asked anew: a test may end in the turn in which it was answered. */
export async function expectFresh(): Promise<void> {
  if (staleReads().length > 0)
    await expect.poll(staleReads, { message: "what an act changes is asked anew" }).toEqual([]);
}
