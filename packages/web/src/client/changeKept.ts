import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";
import type { Versioned } from "./call/call.ts";
import { CallError } from "./call/callError.ts";
import { pageIsTold } from "./pageIsTold.ts";
import type { WithProof } from "./withProof.ts";

/** A reading whose answer says which version it is. */
export interface VersionedQuery<Whole> {
  readonly queryKey: QueryKey;
  readonly queryFn: () => Promise<Versioned<Whole>>;
}

/** What became of a change: made, not proved, or refused since somebody else was faster, with what is kept now. */
type Outcome<Whole> = "sent" | "given-up" | { readonly now: Whole; readonly refused: CallError };

/** Makes a change of something of the agency from the version that the page shows, and reads it again (AGUI-21, AGUI-22). */
export async function changeKept<Whole>(
  queries: QueryClient,
  { queryKey, queryFn }: VersionedQuery<Whole>,
  withProof: WithProof,
  change: (from: string | null) => Promise<unknown>,
): Promise<Outcome<Whole>> {
  const from = queries.getQueryData<Versioned<Whole>>(queryKey)?.version ?? null;
  try {
    if ((await withProof(() => change(from))) === null) return "given-up";
    await queries.invalidateQueries({ queryKey: queryKey.slice(0, 2) });
    await pageIsTold();
    return "sent";
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== agencyRefusals.changedMeanwhile.code) throw error;
    const fresh = await queries.fetchQuery({ queryKey, queryFn, staleTime: 0 });
    // What stands beside it tells of the change too: a history, a list.
    const isOther = ({ queryHash }: { queryHash: string }) => queryHash !== hashKey(queryKey);
    void queries.invalidateQueries({ queryKey: queryKey.slice(0, 2), predicate: isOther });
    await pageIsTold();
    return { now: fresh.value, refused: error };
  }
}
