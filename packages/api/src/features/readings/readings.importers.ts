import { babysitterContractsFile } from "@ribambelle/domain/contracts/contracts.files";
import type { Outcome } from "@ribambelle/domain/imports/problem";
import { peopleFile } from "@ribambelle/domain/people/people.file";
import { readingImportActs } from "@ribambelle/domain/readings/reading.acts";
import {
  type ImportedReading,
  type ImportedRecipient,
  readingProblems,
  readingRecipientsFile,
  readingsFile,
} from "@ribambelle/domain/readings/readings.file";
import { fileImporter, fileJoiner, type Kept, type LinesToSave } from "../../importing/fileImporter.ts";
import type { ImportNews } from "../../importing/importNews.ts";
import { findNamedPeople } from "../people/index.ts";
import { importReading, importRecipient, insertFollowed } from "./readings.import.ts";

/** The documents to read of an import, and who is to read them. */
export const readingsImporters = [
  fileImporter(readingsFile, {
    after: [babysitterContractsFile],
    act: readingImportActs.readingsImported,
    batchSize: 100,
    keep: keepReadings,
  }),
  fileImporter(readingRecipientsFile, {
    after: [readingsFile],
    act: readingImportActs.readingRecipientsImported,
    batchSize: 1_000,
    keep: keepRecipients,
  }),
];

/** Who comes is given what everybody is to read, or everybody with a contract. */
export const readingsJoiners = [
  fileJoiner(peopleFile, async ({ db, lines, circumstances: { today } }) => ({
    async keep() {
      const references = lines.map(({ row }) => row.reference);
      await insertFollowed(db, { references }, today, "arrival");
      return new Set();
    },
  })),
  fileJoiner(babysitterContractsFile, async ({ db, lines, circumstances: { today } }) => ({
    async keep() {
      const references = lines.map(({ row }) => row.personReference);
      await insertFollowed(db, { references }, today, "arrival");
      return new Set();
    },
  })),
];

async function keepReadings(work: LinesToSave<ImportedReading>): Promise<Kept> {
  const { lines, circumstances, readPdf } = work;
  const outcomes: Outcome[] = [];
  const news: ImportNews[] = [];
  for (const { line, row } of lines) {
    const pdf = await readPdf(row.fileName);
    if (pdf.problem) {
      outcomes.push({ line, done: "refused", problem: pdf.problem });
      continue;
    }
    const imported = await importReading({ ...work, today: circumstances.today }, row, pdf);
    outcomes.push({ line, done: imported.done });
    news.push(...imported.news);
  }
  return { outcomes, news };
}

async function keepRecipients(work: LinesToSave<ImportedRecipient>): Promise<Kept> {
  const { db, lines, circumstances } = work;
  const { found, refused } = await findNamedPeople(db, lines, ["BabySitter"]);
  const outcomes: Outcome[] = [...refused];
  const news: ImportNews[] = [];
  for (const { role: _, ...named } of found) {
    const imported = await importRecipient({ ...work, today: circumstances.today }, named);
    if (!imported) {
      const problem = { column: "readingReference", ...readingProblems["unknown-reading"] };
      outcomes.push({ line: named.line, done: "refused", problem });
      continue;
    }
    outcomes.push({ line: named.line, done: imported.done });
    news.push(...imported.news);
  }
  return { outcomes, news };
}
