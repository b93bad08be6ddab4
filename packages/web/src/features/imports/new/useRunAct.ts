import { getImport } from "@ribambelle/domain/imports/runs/runs.agency.api";
import { useQueryClient } from "@tanstack/react-query";
import { keyOf } from "../../../client/queryOf.ts";
import { useSending } from "../../../ui/editing/useSending.ts";

/** Does something with an import whose page stays, and reads it again; after a failure too: where its answer alone was lost, it is done. */
export function useRunAct() {
  const queries = useQueryClient();
  const { send, release, busy, failure, noticeRef } = useSending();
  const act = async (what: () => Promise<void>) => {
    const failed = await send(what);
    await queries.invalidateQueries({ queryKey: keyOf(getImport) });
    if (!failed) release();
  };
  return { act, busy, failure, noticeRef };
}
