import type { Db } from "../../../db/connection/connect.ts";
import type { Circumstances } from "../../../importing/fileImporter.ts";
import { type NoticeTo, notifyEach } from "../../notifications/index.ts";
import { knownPeople } from "./knownPeople.ts";

/** Tells people one by one, unless the import is quiet. Those whom it creates are told nothing: everything is new to them anyway. */
export async function tellOfNotices(
  db: Db,
  notices: readonly NoticeTo[],
  { quiet }: Pick<Circumstances, "quiet">,
): Promise<void> {
  if (quiet || notices.length === 0) return;
  const known = await knownPeople(db, notices);
  await notifyEach(
    db,
    notices.filter(({ personId }) => known.has(personId)),
  );
}
