import { dayAt } from "@ribambelle/domain/kernel/day";
import { nanniesList } from "@ribambelle/domain/nannies/nannies.filters";
import { nanniesPage, nannyNotices } from "@ribambelle/domain/nannies/nannies.notices";
import { nannyRefusals } from "@ribambelle/domain/nannies/nannies.refusals";
import { mostSearches, type SavedSearch } from "@ribambelle/domain/nannies/nanny";
import { Refused } from "../../../acting/refused.ts";
import type { Db } from "../../../db/connection/connect.ts";
import { addLetters } from "../../../mail/letters.ts";
import { notify } from "../../notifications/index.ts";
import { findAddressee } from "../../people/index.ts";
import { holdFamily } from "../interest/interest.store.ts";
import { countNew } from "../search/search.views.ts";
import { newProfilesKind } from "./saved.letters.ts";
import {
  insertSearch,
  listSearches,
  listToLook,
  removeSearch,
  saveLooked,
  takeFound,
} from "./saved.store.ts";

/** Gives what an address says of a search in one spelling, without the page and what shows nothing else. */
export function spelledSearch(filters: string): string {
  const given: Record<string, string> = {};
  for (const [key, value] of new URLSearchParams(filters))
    given[key] = given[key] ? `${given[key]},${value}` : value;
  const { apres: _, photos: __, gardes: ___, ...state } = nanniesList.stateIn(given);
  return new URLSearchParams(Object.entries(state).sort() as [string, string][]).toString();
}

/** Keeps a search of a family, or removes one; gives all that it keeps (NANNY-14). */
export async function changeSearches(
  db: Db,
  { filters, removedId }: { readonly filters?: string | undefined; readonly removedId?: number | undefined },
  { parentId, now }: { readonly parentId: number; readonly now: Date },
): Promise<SavedSearch[]> {
  return db.transaction().execute(async (transaction) => {
    await holdFamily(transaction, parentId);
    if (removedId !== undefined) await removeSearch(transaction, parentId, removedId);
    if (filters !== undefined) {
      const spelled = spelledSearch(filters);
      const known = await listSearches(transaction, parentId);
      const isKnown = known.some((one) => one.filters === spelled);
      if (!isKnown && known.length >= mostSearches) throw new Refused(nannyRefusals.tooManySearches);
      await insertSearch(transaction, parentId, spelled, now);
    }
    return listSearches(transaction, parentId);
  });
}

/** Looks through what was published since for every kept search, and tells families under the bell of what fits (NANNY-14). */
export async function lookForNew(db: Db, now: Date): Promise<void> {
  for (const search of await listToLook(db, now)) {
    const { id, parentId, filters, lookedUntil } = search;
    const found = await countNew(db, { parentId, filters, after: lookedUntil, until: now, day: dayAt(now) });
    await db.transaction().execute(async (transaction) => {
      if (!(await saveLooked(transaction, { id, lookedUntil, until: now, found })) || found === 0) return;
      await notify(transaction, parentId, nannyNotices.found({ count: found }, `${nanniesPage}?${filters}`));
    });
  }
}

/** Orders one letter for each family of what its searches found since the last (NANNY-14). */
export async function tellOfTheWeek(db: Db, now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const found = await takeFound(transaction);
    for (const { parentId, count } of found) {
      const family = await findAddressee(transaction, parentId);
      if (!family) continue;
      const order = { kind: newProfilesKind, personId: parentId, locale: family.locale, payload: { count } };
      await addLetters(transaction, [order], now);
    }
    return found.length;
  });
}
