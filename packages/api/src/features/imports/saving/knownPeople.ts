import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Db } from "../../../db/connection/connect.ts";
import { listPeopleFromBefore } from "../../people/index.ts";
import { getBeginning } from "../importSession.store.ts";

/** Gives those of these people whom the portal knew before this import, each with the language of their letters. */
export async function knownPeople(
  db: Db,
  of: readonly { readonly personId: number }[],
): Promise<Map<number, Locale>> {
  const ids = [...new Set(of.map(({ personId }) => personId))];
  return listPeopleFromBefore(db, ids, await getBeginning(db));
}
