import type { Outcome } from "@ribambelle/domain/imports/problem";
import type { ImportedReading, ImportedRecipient } from "@ribambelle/domain/readings/readings.file";
import type { Arrival } from "../../notifications/index.ts";
import { importReading, importRecipient } from "../../readings/index.ts";
import type { LinesToSave } from "./fileImporter.ts";
import { findNamedPeople } from "./namedPeople.ts";
import { tellOfArrivals } from "./tellOfArrivals.ts";

/** Stores the documents to read that lines name, each with its PDF, and tells their recipients. */
export async function saveReadings(work: LinesToSave<ImportedReading>): Promise<Outcome[]> {
  const { db, lines, circumstances, readPdf } = work;
  const outcomes: Outcome[] = [];
  const arrivals: Arrival[] = [];
  for (const { line, row } of lines) {
    const pdf = await readPdf(row.fileName);
    if (pdf.problem) {
      outcomes.push({ line, done: "refused", problem: pdf.problem });
      continue;
    }
    const imported = await importReading({ ...work, today: circumstances.today }, row, pdf);
    outcomes.push({ line, done: imported.done });
    arrivals.push(...imported.arrivals);
  }
  await tellOfArrivals(db, arrivals, circumstances);
  return outcomes;
}

/** Makes people the recipients of documents that are for a list, and tells them. */
export async function saveReadingRecipients(work: LinesToSave<ImportedRecipient>): Promise<Outcome[]> {
  const { db, lines, circumstances } = work;
  const { found, refused } = await findNamedPeople(db, lines, ["BabySitter"]);
  const outcomes: Outcome[] = [...refused];
  const arrivals: Arrival[] = [];
  for (const { role: _, ...named } of found) {
    const imported = await importRecipient({ ...work, today: circumstances.today }, named);
    if (!imported) {
      const problem = { column: "readingReference", code: "unknown-reading" } as const;
      outcomes.push({ line: named.line, done: "refused", problem });
      continue;
    }
    outcomes.push({ line: named.line, done: imported.done });
    arrivals.push(...imported.arrivals);
  }
  await tellOfArrivals(db, arrivals, circumstances);
  return outcomes;
}
