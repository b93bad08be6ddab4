import { ownActTold } from "@ribambelle/domain/agencyPeople/permitted";
import { type AuditRow, whoOf } from "@ribambelle/domain/audit/entry";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { knownFunctions } from "@ribambelle/domain/kernel/permissions/permission";
import type { Actor } from "../../acting/actor.ts";
import { listPage, type PageAsked, pageWanted } from "../../acting/cursors.ts";
import type { FeatureDeps } from "../../feature.ts";
import { type EntryFilters, type KeptEntry, listEntries, newestFirst } from "./entries.store.ts";

/** In which order entries are asked for. */
interface Sorted {
  readonly sort?: "date" | "-date" | undefined;
}

type Needs = Pick<FeatureDeps, "connection" | "acts">;

/** Gives one page of what happened to somebody or was done by somebody, the newest first where nothing is said, in words (FOLKS-21). */
export async function readEntries(
  { connection: { pool }, acts }: Needs,
  { sort = "-date", ...asked }: PageAsked & EntryFilters & Sorted,
  locale: Locale,
  shown: (entry: KeptEntry) => KeptEntry = (entry) => entry,
) {
  const order = { ...newestFirst, isDescending: sort.startsWith("-") };
  const { page, count } = await listEntries(pool, asked, pageWanted("date", order, asked));
  return listPage(page, count, "date", {
    keyOf: ({ id }) => [id],
    itemOf: (kept) => {
      const entry = shown(kept);
      return rowOf(entry, acts[entry.action]?.say(entry)[locale] ?? entry.action);
    },
  });
}

/** Gives one page of what somebody of the agency did: of others no more than their functions let them know by now (STAFF-36). */
export async function readOwnActs(
  deps: Needs,
  { personId, functions }: Pick<Actor, "personId" | "functions">,
  asked: PageAsked & Sorted,
  locale: Locale,
) {
  const shown = (entry: KeptEntry): KeptEntry => {
    const told = entry.personId === personId ? "all" : ownActTold(functions, entry.personRole);
    if (told === "all") return entry;
    if (told === "whom") return { ...entry, changes: null };
    return { ...entry, personId: null, personName: null, subject: null, changes: null, reason: null };
  };
  const { items, ...page } = await readEntries(deps, { ...asked, actorId: personId }, locale, shown);
  return { ...page, items: items.map((entry) => ({ ...entry, address: null, requestId: null })) };
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
