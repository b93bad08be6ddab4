import { type AuditRow, whoOf } from "@ribambelle/domain/audit/entry";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { knownFunctions } from "@ribambelle/domain/kernel/permissions/permission";
import { listPage, type PageAsked, pageWanted } from "../../acting/cursors.ts";
import type { FeatureDeps } from "../../feature.ts";
import { type EntryFilters, type KeptEntry, listEntries, newestFirst } from "./entries.store.ts";

const sort = "date";

/** Gives one page of what happened to somebody or was done by somebody, the newest first, in words (FOLKS-21). */
export async function readEntries(
  { connection: { pool }, acts }: Pick<FeatureDeps, "connection" | "acts">,
  asked: PageAsked & EntryFilters,
  locale: Locale,
) {
  const { page, count } = await listEntries(pool, asked, pageWanted(sort, newestFirst, asked));
  return listPage(page, count, sort, {
    keyOf: ({ id }) => [id],
    itemOf: (entry) => rowOf(entry, acts[entry.action]?.say(entry)[locale] ?? entry.action),
  });
}

/** Gives an entry in words, of whoever reads it. */
export function rowOf(entry: KeptEntry, sentence: string): AuditRow {
  const { id, at, action, times, subject, changes, reason, parent } = entry;
  const fields = Object.entries(changes ?? {}).map(([field, change]) => {
    const { from = null, to = null } = (change ?? {}) as { from?: unknown; to?: unknown };
    return { field, from, to };
  });
  return {
    id,
    at: at.toISOString(),
    actor: whoOf(entry.actorId, entry.actorName),
    // What was written before says nothing of it: a request came from a page.
    source: entry.source ?? (entry.requestId === null ? "command" : "page"),
    functions: knownFunctions(entry.functions ?? []),
    action,
    sentence,
    times,
    person: whoOf(entry.personId, entry.personName),
    subject,
    changes: changes && fields,
    reason,
    parent,
  };
}
