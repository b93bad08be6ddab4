import type { Run } from "@ribambelle/domain/imports/runs/run";
import { getImport } from "@ribambelle/domain/imports/runs/runs.agency.api";
import { useQueryClient } from "@tanstack/react-query";
import { useLocale } from "../../../client/locale.tsx";
import { keyOf } from "../../../client/queryOf.ts";
import { useSending } from "../../../ui/editing/useSending.ts";
import { say } from "../../../ui/messages/say.ts";
import { runQuery } from "../imports.queries.ts";

/** Does something with an import whose page stays, and reads it again; after a failure too: where its answer alone was lost, it is done. */
export function useRunAct(run: Run) {
  const queries = useQueryClient();
  const { queryKey } = runQuery(run.id, useLocale());
  const { send, release, busy, failure, noticeRef } = useSending();
  const act = async (what: () => Promise<void>) => {
    const failed = await send(what);
    await queries.invalidateQueries({ queryKey: keyOf(getImport) });
    // What another tab did shows another step: the notice went with the one before.
    const isElsewhere = queries.getQueryData<Run>(queryKey)?.state !== run.state;
    if (failed && failed.status > 0 && isElsewhere) say({ kind: "error", text: failed.text });
    if (!failed) release();
  };
  return { act, busy, failure, noticeRef };
}
