import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  babysitterContractsFile,
  houseworkContractsFile,
  parentContractsFile,
} from "@ribambelle/domain/contracts/contracts.files";
import { documentsFile } from "@ribambelle/domain/documents/documents.file";
import { addDays, shortDay } from "@ribambelle/domain/kernel/day";
import { peopleFile } from "@ribambelle/domain/people/people.file";
import { readingRecipientsFile, readingsFile } from "@ribambelle/domain/readings/readings.file";
import { teamFile } from "@ribambelle/domain/team/team.file";

/** The day for which the dates in the demonstration's files were written. */
export const writtenOn = "2026-11-20";

const sources = fileURLToPath(new URL("../../../../../demonstration", import.meta.url));

/** Reads a file of the folder `demonstration`, at the root of the project. */
export const readSource = (name: string): Buffer => readFileSync(join(sources, name));

const dayInMs = 86_400_000;
const writtenDay = /\b(\d{2})\/(\d{2})\/(\d{4})\b/g;
const writtenYear = /\b(GE|MNH|INT)-(\d{4})-/g;

/**
 * Gives a text of the demonstration as if it were written today: each of its days as many days before or after, and each
 * reference of a contract as many years before.
 */
export function movedTo(today: string, text: string): string {
  const days = (Date.parse(today) - Date.parse(writtenOn)) / dayInMs;
  const years = Number(today.slice(0, 4)) - Number(writtenOn.slice(0, 4));
  return text
    .replace(writtenDay, (_, date, month, year) => shortDay(addDays(`${year}-${month}-${date}`, days)))
    .replace(writtenYear, (_, kind, year) => `${kind}-${Number(year) + years}-`);
}

/** The cells of one line, under their French headers. */
export type Cells = Readonly<Record<string, string>>;

/** Gives the lines of a CSV file of the demonstration, whose cells need no quotes. */
export function linesOf(csv: string): Cells[] {
  const [header = [], ...lines] = csv
    .replace("\ufeff", "")
    .split(/\r?\n/)
    .filter(Boolean)
    .map((line) => line.split(";"));
  return lines.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ""])));
}

/** One PDF file of the demonstration, and what the CSV files say of it. */
export interface DemonstrationDocument {
  readonly line: Cells;
  readonly person: Cells;
  readonly contract: Cells;
  /** What kind of contract it is about. */
  readonly subject: string;
}

/** The files of an agency's export, and the documents to draw beside them. */
export interface DemonstrationFolder {
  readonly files: ReadonlyMap<string, string>;
  readonly documents: readonly DemonstrationDocument[];
  /** The lines about documents to read. */
  readonly readings: readonly Cells[];
}

const subjects = new Map([
  [parentContractsFile.name, "Garde d’enfants à domicile"],
  [houseworkContractsFile.name, "Ménage à domicile"],
  [babysitterContractsFile.name, "Contrat de travail"],
]);

/** Gives the demonstration agency as it would export itself today. */
export function demonstrationFolder(today: string): DemonstrationFolder {
  const names = [
    teamFile.name,
    peopleFile.name,
    ...subjects.keys(),
    documentsFile.name,
    readingsFile.name,
    readingRecipientsFile.name,
  ];
  const files = new Map(names.map((name) => [name, movedTo(today, readSource(name).toString("utf8"))]));
  const lines = (name: string) => linesOf(files.get(name) ?? "");
  const people = new Map(lines(peopleFile.name).map((line) => [line.référence, line]));
  // A housework contract and its amendments share their reference: the last one is on the document.
  const contracts = new Map(
    [...subjects].flatMap(([name, subject]) =>
      lines(name).map((contract) => [contract.référence, { contract, subject }] as const),
    ),
  );
  const documents = lines(documentsFile.name).map((line) => {
    const person = people.get(line["référence de la personne"] ?? "");
    const about = contracts.get(line["référence du contrat"] ?? "");
    if (!person || !about)
      throw new Error(`demonstration/documents.csv: ${line.fichier} is about nobody’s contract`);
    return { line, person, ...about };
  });
  return { files, documents, readings: lines(readingsFile.name) };
}
