import { addDays } from "@ribambelle/domain/kernel/day";
import type { Db } from "../../../db/connection/connect.ts";
import { letGoOfFiles } from "../../../files/looseFiles.ts";
import { listPeopleByReference } from "../../people/index.ts";
import { findReadingId, insertMark, removeReadingsUnder } from "../../readings/index.ts";
import { demonstrationPrefix } from "../accounts.ts";

/** Lets one babysitter have read and confirmed one document; a second load changes nothing. */
export async function fillReadings(transaction: Db, today: string): Promise<void> {
  const [reader] = await listPeopleByReference(transaction, ["DEMO-I01"]);
  const id = await findReadingId(transaction, "DEMO-LIRE-01");
  if (!reader || reader.isDeactivated || id === null) return;
  const of = { personId: reader.personId, id, address: "", browser: "" };
  const at = (minute: string) => new Date(`${addDays(today, -40)}T17:${minute}:00Z`);
  await insertMark(transaction, { ...of, mark: "opened", how: null, at: at("52") });
  await insertMark(transaction, { ...of, mark: "read", how: "pages", at: at("58") });
  await insertMark(transaction, { ...of, mark: "confirmed", how: null, at: at("59") });
}

/** Removes the documents to read of the demonstration, with their files; what was proved of them stays. */
export async function removeDemonstrationReadings(transaction: Db): Promise<void> {
  await letGoOfFiles(transaction, await removeReadingsUnder(transaction, demonstrationPrefix));
}
