import { createWriteStream, openAsBlob } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { dayAt } from "../packages/domain/src/kernel/day.ts";
import { type Chapter, notMeasured } from "./figures.ts";
import { parentContractRows } from "./generator/contracts.ts";
import { peopleRows } from "./generator/people.ts";
import type { Size } from "./generator/size.ts";
import { importsByPage, type NamedFile } from "./importsByPage.ts";
import { makeFolder, runToEnd } from "./lifecycle.ts";
import { peakMb } from "./machine.ts";
import { benchDatabase } from "./portal.ts";

const contractsPerParent = 5;
const yes = (value: unknown) => (value ? "oui" : "non");
const cell = (value: unknown) => (value === null ? "" : String(value));

function* peopleLines(size: Size): Generator<string> {
  yield "référence;rôle;nom;prénom;email;téléphone;adresse;code postal;ville\r\n";
  let left = size.parents;
  for (const row of peopleRows(size, "")) {
    if (left === 0) return;
    left -= 1;
    const { reference, lastName, firstName, email, phoneNumber, address, zipCode, city } = row;
    yield `${reference};parent;${lastName};${firstName};${email};${phoneNumber};${address};${zipCode};${city}\r\n`;
  }
}

function* contractLines(size: Size): Generator<string> {
  yield "référence;référence du parent;référence de base;état;date de début;date de fin;garde partagée;temps plein;ponctuel;nombre d’enfants;heures par mois;lien de signature\r\n";
  let index = 0;
  for (const row of parentContractRows(size)) {
    const parent = `P${Math.floor(index / size.contractsPerParent) + 1}`;
    index += 1;
    const days = `${cell(row.startDate)};${cell(row.endDate)}`;
    const flags = `${yes(row.isSharedChildcare)};${yes(row.isFullTime)};${yes(row.isOneShot)}`;
    yield `${row.reference};${parent};${cell(row.baseReference)};${row.state};${days};${flags};${row.childrenCount};${row.monthlyHours};${cell(row.signatureUrl)}\r\n`;
  }
}

const names = ["personnes.csv", "contrats-garde.csv"] as const;

/** Writes so many contracts and their parents as an agency's files, into a folder. */
async function filesOf(contracts: number): Promise<{ folder: string; rows: number }> {
  const folder = makeFolder();
  const parents = contracts / contractsPerParent;
  const size = { parents, contractsPerParent, hasPrivateSpace: false, seed: 1, today: dayAt(new Date()) };
  const lines = { "personnes.csv": peopleLines(size), "contrats-garde.csv": contractLines(size) };
  for (const name of names) await pipeline(Readable.from(lines[name]), createWriteStream(join(folder, name)));
  return { folder, rows: parents + contracts };
}

/** Imports so many contracts and their parents into an empty database, by the command that an agency runs. */
async function importOf(contracts: number): Promise<{ rows: number; seconds: number; peak: number | null }> {
  const { folder, rows } = await filesOf(contracts);
  const data = makeFolder();
  const database = await benchDatabase(data);
  let peak: number | null = null;
  const begun = performance.now();
  await runToEnd(
    "packages/api/dist/command.js",
    ["import", folder],
    { settings: { DATA_FOLDER: data } },
    (pid) => {
      peak = peakMb(pid) ?? peak;
    },
  );
  const seconds = (performance.now() - begun) / 1_000;
  await database.close();
  return { rows, seconds, peak };
}

/** Measures the import of an agency's files, and whether its memory grows with them. */
export async function importChapter(contracts: number): Promise<Chapter> {
  const few = await importOf(contracts / 5);
  const many = await importOf(contracts);
  const { folder, rows } = await filesOf(contracts / 5);
  const files = await Promise.all(
    names.map(async (name): Promise<NamedFile> => [name, await openAsBlob(join(folder, name))]),
  );
  const byPage = await importsByPage(files, rows, contracts / 5);
  const perSecond = Math.round(many.rows / many.seconds);
  return {
    title: "Import",
    figures: [
      {
        what: `Rows a second, of ${many.rows} (${contracts} contracts and their parents)`,
        measured: `${perSecond} (${many.seconds.toFixed(1)} s)`,
        budget: "≥ 5000",
        held: perSecond >= 5_000,
      },
      {
        what: `Largest memory of the command with ${few.rows} rows, with ${many.rows}`,
        measured:
          few.peak === null || many.peak === null
            ? notMeasured
            : `${Math.round(few.peak)} MB, ${Math.round(many.peak)} MB`,
        budget: "does not grow with the file",
      },
      ...byPage,
    ],
    note: "The whole command, from the start of its process to its end, on an empty database that runs already. Memory is the largest resident set. By page: a portal that was just started, from the call until the state that a page waits for; nothing changes between the two, so that what is taken is not looked at once more (IMPORTS-08).",
  };
}
