import type { MyInformation } from "@ribambelle/domain/me/me";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { CallError, call } from "../../client/call/call.ts";
import { endedInOtherTab, following, sessionExpired, typedIsKept } from "../../client/call/client.texts.ts";
import { forgetDrafts, hasDrafts } from "../../client/kept/drafts.ts";
import { leaveFlash } from "../../client/kept/flash.ts";
import { leaveTo, loginAddress } from "../../client/leaveTo.ts";
import { wholeKeyOf } from "../../client/queryOf.ts";
import { readPage } from "../../client/readPage.ts";
import { noteAuthenticated, onSessionEnded, wasAuthenticated } from "../../client/session.ts";
import { say } from "../../ui/messages/say.ts";

/** The signed-in person, loaded once when the app starts; null when nobody is (AUTH-26, AUTH-OP4). */
export const myInformationQuery = queryOptions({
  queryKey: wholeKeyOf(getMyInformation),
  queryFn: loadMyInformation,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

async function loadMyInformation(): Promise<MyInformation | null> {
  if (!readPage().session && !wasAuthenticated()) return null;
  try {
    const user = await call(getMyInformation);
    noteSignedIn(user);
    return user;
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return null;
    throw error;
  }
}

/**
 * Records who is signed in, as soon as it is known (AUTH-27), and forgets what anybody else typed in this tab: nothing of the
 * next person shows before (PROF-OP19).
 */
export function noteSignedIn({ userId }: MyInformation): void {
  noteAuthenticated();
  forgetDrafts(userId);
}

interface CurrentAddress {
  /** The path, query and fragment on which the person is. */
  readonly address: string;
  /** True when this page can stay without a session. */
  readonly isPublic: boolean;
}

/**
 * When a call finds the session ended: clears the cache, shows one message, and goes to sign in from a
 * private page.
 */
export function watchSession(queries: QueryClient, whereNow: () => CurrentAddress): () => void {
  return onSessionEnded(({ wasAuthenticated: was, inOtherTab }) => {
    const hadUser = !!queries.getQueryData(myInformationQuery.queryKey);
    if (hadUser) queries.clear(); // AUTH-33
    const { address, isPublic } = whereNow();
    const text = following(
      sessionExpired,
      ...(inOtherTab ? [endedInOtherTab] : []),
      ...(!isPublic && hasDrafts() ? [typedIsKept] : []),
    );
    const message = { kind: "error", text } as const;
    if (was && isPublic) say(message);
    if (was && !isPublic) leaveFlash(message);
    // Before the user is known, the guard is waiting for this very answer and redirects by itself.
    if (hadUser && !isPublic) leaveTo(loginAddress(address));
  });
}
