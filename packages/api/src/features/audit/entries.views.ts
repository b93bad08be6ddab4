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

// What an act tells beside what was and is, a count or the kind of a thing, is what is.
function fieldsOf(changes: Readonly<Record<string, unknown>>): NonNullable<AuditRow["changes"]> {
  return Object.entries(changes).flatMap(([field, change]) => {
    if (typeof change !== "object" || change === null || Array.isArray(change))
      return [{ field, from: null, to: change ?? null }];
    if (!("from" in change || "to" in change)) return fieldsOf(change as Readonly<Record<string, unknown>>);
    const { from = null, to = null } = change as { from?: unknown; to?: unknown };
    return [{ field, from, to }];
  });
}

/** Gives an entry in words, of whoever reads it. */
export function rowOf(entry: KeptEntry, sentence: string): AuditRow {
  const { id, at, action, times, subject, changes, reason, parent } = entry;
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
    changes: changes && fieldsOf(changes),
    reason,
    parent,
  };
}
