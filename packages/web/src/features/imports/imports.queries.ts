import type { Run } from "@ribambelle/domain/imports/runs/run";
import { getImport, getImportLines, getImports } from "@ribambelle/domain/imports/runs/runs.agency.api";
import { runLinesList, runsList } from "@ribambelle/domain/imports/runs/runs.filters";
import type { StateOf } from "@ribambelle/domain/kernel/lists/listOf";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../client/call/call.ts";
import { currentLocale } from "../../client/locale.tsx";
import { queryOf, wholeKeyOf } from "../../client/queryOf.ts";

/** One page of the imports, as the address says; the page before stays until it has come (AGUI-14). */
export function runsQuery(state: StateOf<typeof runsList>) {
  const asked = runsList.askedIn(state);
  return queryOptions({
    queryKey: wholeKeyOf(getImports, asked),
    queryFn: () => call(getImports, undefined, asked),
    placeholderData: keepPreviousData,
  });
}

/** The same, of an address that nobody has read yet. */
export const runsQueryAt = (address: object) => runsQuery(runsList.stateIn({ ...address }));

const askedAgainMs = 2_000;
const isUnderWay = (run: Run | undefined) => run?.state === "trying" || run?.state === "running";

/** One import; while it is under way it is read again and again (IMPORTS-05). */
export const runQuery = (id: string, locale = currentLocale()) => ({
  ...queryOf(getImport, { id }, locale),
  refetchInterval: ({ state }: { readonly state: { readonly data?: Run | undefined } }) =>
    isUnderWay(state.data) && askedAgainMs,
});

/** One page of the lines of an import, as the address says. */
export function runLinesQuery(
  id: string,
  state: StateOf<typeof runLinesList>,
  { locale = currentLocale(), version = "" } = {},
) {
  const asked = { id, ...runLinesList.askedIn(state) };
  return queryOptions({
    // Each look at an import finds lines of its own.
    queryKey: [...wholeKeyOf(getImportLines, asked, locale), version],
    queryFn: () => call(getImportLines, undefined, asked),
    placeholderData: keepPreviousData,
  });
}
