import type { ImportedPerson } from "@ribambelle/domain/imports/people.file";
import type { Outcome } from "@ribambelle/domain/imports/problem";
import { byCommand } from "../../audit/index.ts";
import { judgeContacts, saveContacts } from "../../contacts/index.ts";
import { importPeople } from "../../identity/index.ts";
import type { LinesToSave } from "./fileImporter.ts";

/** Saves people, then who of the agency's team looks after them: a line is taken whole or not at all. */
export async function savePeople(work: LinesToSave<ImportedPerson>): Promise<Outcome[]> {
  const { db, lines, present } = work;
  const judged = await judgeContacts(db, lines, present);
  const outcomes = await importPeople(db, byCommand, { ...work, lines: judged.fit });
  return [...(await saveContacts(db, judged, outcomes)), ...judged.refused];
}
