import type * as api from "@ribambelle/domain/audit/audit.agency.api";
import { journalAreas, journalDays } from "@ribambelle/domain/audit/journal.filters";
import { addDays, dayAt } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Role } from "@ribambelle/domain/kernel/role";
import type * as z from "zod/mini";
import { listPage, pageWanted } from "../../acting/cursors.ts";
import type { FeatureDeps } from "../../feature.ts";
import { newestFirst } from "./entries.store.ts";
import { rowOf } from "./entries.views.ts";
import { type KeptJournalEntry, listJournal } from "./journal.store.ts";

/** Gives one page of the journal in words, the newest first (AUDITS-01, AUDITS-03). */
export async function readJournal(
  { listReads, acts, now }: Pick<FeatureDeps, "listReads" | "acts" | "now">,
  { area, sort = "-date", ...asked }: z.infer<typeof api.getJournal.params>,
  locale: Locale,
) {
  const order = { ...newestFirst, isDescending: sort.startsWith("-") };
  const { actorId, personId, kind, from, to, requestId } = asked;
  const filters = {
    actorId: actorId === undefined ? undefined : Number(actorId),
    personId: personId === undefined ? undefined : Number(personId),
    beginnings: area && journalAreas[area],
    kind: kind && ({ acts: "act", readings: "reading" } as const)[kind],
    from: from ?? addDays(dayAt(now()), -journalDays),
    to,
    requestId,
  };
  const isNarrowed = [area, actorId, personId, kind, from, to, requestId].some((one) => one !== undefined);
  const { page, counted } = await listJournal(
    listReads,
    filters,
    isNarrowed,
    pageWanted("date", order, asked),
  );
  return listPage(page, counted, "date", {
    keyOf: ({ id }) => [id],
    itemOf: (entry: KeptJournalEntry) => {
      const row = rowOf(entry, acts[entry.action]?.say(entry)[locale] ?? entry.action);
      const actor = withRole(row.actor, entry.actorRole);
      const person = withRole(row.person, entry.personRole);
      return { ...row, actor, person, address: entry.address, requestId: entry.requestId };
    },
  });
}

// Whose account is gone altogether is nobody's page any more.
const withRole = <Who extends object>(who: Who | null, role: Role | null) =>
  who && role ? { ...who, role } : null;
