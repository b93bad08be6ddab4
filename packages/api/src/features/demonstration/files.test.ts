import { readdirSync } from "node:fs";
import {
  babysitterContractMeaning,
  houseworkContractMeaning,
  parentContractMeaning,
} from "@ribambelle/domain/contracts/contract.rules";
import type { StateMeaning } from "@ribambelle/domain/contracts/contract.states";
import {
  babysitterContractsFile,
  houseworkContractsFile,
  parentContractsFile,
} from "@ribambelle/domain/contracts/contracts.files";
import { documentsFile } from "@ribambelle/domain/documents/documents.file";
import type { CsvFile } from "@ribambelle/domain/imports/column";
import { readHeader, readRow } from "@ribambelle/domain/imports/row";
import { addDays, ageOn } from "@ribambelle/domain/kernel/day";
import { peopleFile } from "@ribambelle/domain/people/people.file";
import { availabilitySchema } from "@ribambelle/domain/profile/availability";
import { sentExperienceSchema } from "@ribambelle/domain/profile/experience";
import { teamFile } from "@ribambelle/domain/team/team.file";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readProfiles } from "../../demonstrating/profiles.ts";
import { readSource, sourceOf, writtenOn } from "../../demonstrating/source.ts";
import { imports } from "../../features.ts";
import { demonstrationDocuments } from "../contracts/demonstration/contracts.demonstration.ts";

const written = new Set(readdirSync(new URL("../../../../../demonstration/", import.meta.url)));
const files: readonly CsvFile[] = imports.importers
  .map(({ file }) => file)
  .filter(({ name }) => written.has(name));
const textOf = (name: string) => readSource(name).toString("utf8");
const headerOf = (csv: string) => csv.replace("\ufeff", "").split("\r\n")[0]?.split(";") ?? [];

/** The rows of a file as an import reads them. */
function rowsOf(file: CsvFile, csv: string, today: string): Readonly<Record<string, unknown>>[] {
  const header = readHeader(file, headerOf(csv));
  const lines = csv.split("\r\n").slice(1).filter(Boolean);
  return lines.map((line) => {
    const { problems, ...read } = readRow(header, line.split(";"), today);
    if (problems) throw new Error(`${file.name}, ${line}: ${JSON.stringify(problems)}`);
    return "row" in read ? (read.row as Readonly<Record<string, unknown>>) : {};
  });
}

interface Contract {
  readonly reference: string;
  readonly state: never;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly signatureDate?: string | null;
}

// Where a contract in such a state may lie: a day that is not known is nowhere wrong.
function isSensible(meaning: StateMeaning, { startDate, endDate, signatureDate }: Contract, today: string) {
  const [starts, ends] = [startDate ?? today, endDate ?? today];
  if (signatureDate && signatureDate >= today) return false;
  if (meaning === "inProgress") return starts <= today && ends >= today;
  if (meaning === "finished") return (startDate ?? "") < today && (endDate ?? "") < today;
  // Nobody signs for a time that is over.
  return !["waiting", "signed"].includes(meaning) || (startDate ?? addDays(today, 1)) > today;
}

const contractFiles = [
  [parentContractsFile, parentContractMeaning],
  [houseworkContractsFile, houseworkContractMeaning],
  [babysitterContractsFile, babysitterContractMeaning],
] as unknown as readonly (readonly [CsvFile, (contract: Contract) => StateMeaning])[];

function expectSensible(today: string) {
  const rows = (file: CsvFile) => rowsOf(file, sourceOf(file.name, today), today);
  for (const { birthDate, role } of rows(peopleFile as never)) {
    if (role === "BabySitter") expect([today, ageOn(String(birthDate), today) >= 18]).toEqual([today, true]);
  }
  for (const [file, meaningOf] of contractFiles) {
    for (const contract of rows(file) as unknown as Contract[]) {
      const year = Number(/^[A-Z]+-(\d{4})-/.exec(contract.reference)?.[1]);
      expect([contract.reference, year > Number(today.slice(0, 4))]).toEqual([contract.reference, false]);
      const told = { today, ...contract };
      expect([told, isSensible(meaningOf(contract), contract, today)]).toEqual([told, true]);
    }
  }
  expect(new Set(demonstrationDocuments(today).map(({ line }) => line.fichier)).size).toBe(75);
}

describe("the files of the demonstration", () => {
  test.each(files.map((file) => [file.name, file] as const))(
    "%s has every column that an import knows",
    (name, file) => {
      expect(headerOf(textOf(name))).toEqual(Object.values(file.columns).map(({ header }) => header));
      for (const [field, { header, empty }] of Object.entries(file.columns)) {
        // A wrong start is corrected by it, and there is none here.
        if (field === "formerStartDate") continue;
        const isSaid = rowsOf(file, textOf(name), "2026-11-20").some((row) => row[field] !== (empty ?? null));
        expect([header, isSaid]).toEqual([header, true]);
      }
    },
  );

  test("profiles.json says every field of an experience and of an availability", () => {
    for (const { experiences, availabilities } of readProfiles()) {
      for (const experience of experiences)
        expect(Object.keys(experience).sort()).toEqual(Object.keys(sentExperienceSchema.shape).sort());
      for (const availability of availabilities)
        expect(Object.keys(availability).sort()).toEqual(Object.keys(availabilitySchema.shape).sort());
    }
    for (const field of Object.keys(sentExperienceSchema.shape)) {
      const said = readProfiles().flatMap(({ experiences }) => experiences.map((one) => one[field as "id"]));
      if (field !== "createdAt") expect([field, said.some((value) => value !== null)]).toEqual([field, true]);
    }
  });

  test("are 8 members of the team, 102 people, 155 contracts and 75 documents", () => {
    const counted = [teamFile, peopleFile, ...contractFiles.map(([file]) => file), documentsFile].map(
      (file) => rowsOf(file as never, sourceOf(file.name, writtenOn), "2026-11-20").length,
    );
    expect(counted).toEqual([8, 102, 73, 35, 47, 75]);
  });

  test.each([
    writtenOn,
    "2028-02-28",
    "2028-02-29",
    "2028-03-01",
    "2027-03-28",
    "2026-10-25",
    "2026-12-31",
    "2027-01-01",
  ])("say sensible things on %s", expectSensible);

  test("say sensible things on any day", () => {
    const day = fc.integer({ min: 0, max: 365 * 30 }).map((count) => addDays("2020-01-01", count));
    fc.assert(fc.property(day, expectSensible), { numRuns: 60 });
  });
});
