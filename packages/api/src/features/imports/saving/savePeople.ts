import type { ImportedPerson } from "@ribambelle/domain/imports/people.file";
import type { Outcome } from "@ribambelle/domain/imports/problem";
import { byCommand } from "../../audit/index.ts";
import { judgeContacts, saveContacts } from "../../contacts/index.ts";
import { importPeople } from "../../identity/index.ts";
import { welcomeNewcomers } from "../../sponsorship/index.ts";
import type { LinesToSave } from "./fileImporter.ts";

/** Saves people, who sponsored them, then who of the agency's team looks after them: a line is taken whole or not at all. */
export async function savePeople(work: LinesToSave<ImportedPerson>): Promise<Outcome[]> {
  const { db, lines, present } = work;
  const judged = await judgeContacts(db, lines, present);
  const outcomes = await importPeople(db, byCommand, { ...work, lines: judged.fit });
  await welcome(work, outcomes);
  return [...(await saveContacts(db, judged, outcomes)), ...judged.refused];
}

// A code counts for who is new; an address that was invited counts whenever it comes.
async function welcome(
  { db, lines }: LinesToSave<ImportedPerson>,
  outcomes: readonly Outcome[],
): Promise<void> {
  const done = new Map(outcomes.map((outcome) => [outcome.line, outcome.done]));
  const newcomers = lines.flatMap(({ line, row: { reference, sponsorshipCode } }) => {
    const isNew = done.get(line) === "created";
    return isNew || done.get(line) === "updated" ? [{ reference, code: isNew ? sponsorshipCode : null }] : [];
  });
  await welcomeNewcomers(db, byCommand, newcomers);
}
