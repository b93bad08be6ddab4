import { getJournal } from "@ribambelle/domain/audit/audit.agency.api";
import { journalList } from "@ribambelle/domain/audit/journal.filters";
import type { StateOf } from "@ribambelle/domain/kernel/lists/listOf";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { call } from "../../client/call/call.ts";
import { currentLocale } from "../../client/locale.tsx";
import { wholeKeyOf } from "../../client/queryOf.ts";

/** A line of the journal, as its call answers it. */
export type JournalRow = z.infer<typeof getJournal.output>["items"][number];

/** One page of the journal, as the address says; the page before stays until it has come (AGUI-14). */
export function journalQuery(state: StateOf<typeof journalList>, locale = currentLocale()) {
  const asked = journalList.askedIn(state);
  return queryOptions({
    queryKey: wholeKeyOf(getJournal, asked, locale),
    queryFn: () => call(getJournal, undefined, asked),
    placeholderData: keepPreviousData,
  });
}

/** The same, of an address that nobody has read yet. */
export const journalQueryAt = (address: object) => journalQuery(journalList.stateIn({ ...address }));
