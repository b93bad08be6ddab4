import { join } from "node:path";
import { addDays } from "@ribambelle/domain/kernel/day";
import { readingRecipientsFile, readingsFile } from "@ribambelle/domain/readings/readings.file";
import type { Db } from "../../../db/connection/connect.ts";
import { demonstrationPrefix } from "../../../demonstrating/accounts.ts";
import type { Demonstration, DemonstrationDeps } from "../../../demonstrating/demonstration.ts";
import { linesOf, sourceOf } from "../../../demonstrating/source.ts";
import { letGoOfFiles } from "../../../files/looseFiles.ts";
import { listPeopleByReference } from "../../people/index.ts";
import { findReadingId, removeReadingsUnder } from "../readings.progress.store.ts";
import { insertMark } from "../readings.store.ts";
import { drawReading } from "./drawReading.ts";

/** The documents to read of the demonstration. */
export const readingsDemonstration: Demonstration = {
  async *files(today) {
    for (const name of [readingsFile.name, readingRecipientsFile.name])
      yield { name, content: sourceOf(name, today) };
    for (const { fichier = "", titre = "" } of linesOf(sourceOf(readingsFile.name, today))) {
      const name = join(readingsFile.folder ?? "", fichier);
      yield { name, content: await drawReading(fichier, titre, today) };
    }
  },
  fill: fillReadings,
  remove: removeReadings,
};

/** Lets one babysitter have read and confirmed one document; a second load changes nothing. */
async function fillReadings(transaction: Db, { today }: DemonstrationDeps): Promise<void> {
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
async function removeReadings(transaction: Db): Promise<void> {
  await letGoOfFiles(transaction, await removeReadingsUnder(transaction, demonstrationPrefix));
}
