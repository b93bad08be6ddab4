import {
  babysitterContractsFile,
  houseworkContractsFile,
  parentContractsFile,
} from "@ribambelle/domain/imports/contracts.files";
import { peopleFile } from "@ribambelle/domain/imports/people.file";
import { teamFile } from "@ribambelle/domain/imports/team.file";
import type { Db } from "../../../db/connection/connect.ts";
import { listMembersNotNamed } from "../../contacts/index.ts";
import { type ContractKind, listContractsNotNamed } from "../../contracts/index.ts";
import { isRoleNamed, type KnownName, listNames, listPeopleNotNamed } from "../../identity/index.ts";
import type { FullExport } from "../importRequest.ts";
import type { Absent } from "./absencesFile.ts";
import { type IsSeen, sealSeen, seenIn } from "./namedInExport.store.ts";

export interface Absences {
  /** How many each file lacks; files that were not read as a complete export are left out. */
  readonly counts: readonly { readonly file: string; readonly count: number }[];
  /** How many of the people whose reference has the ignored prefix the export does not name. */
  readonly ignored: number;
}

const pageSize = 1_000;

/** The files of which a complete export names everything: what it lacks is told. */
export const filesWithAbsences: readonly string[] = [
  teamFile,
  peopleFile,
  parentContractsFile,
  houseworkContractsFile,
  babysitterContractsFile,
].map(({ name }) => name);

/** Tells whom and what these files of a complete export no longer name. Nothing is changed. */
export async function findAbsences(
  db: Db,
  files: readonly string[],
  { onAbsent, ignoredReferencePrefix }: FullExport,
): Promise<Absences> {
  await sealSeen(db);
  const counts: { file: string; count: number }[] = [];
  let ignored = 0;
  for (const file of files.filter((name) => filesWithAbsences.includes(name))) {
    let count = 0;
    for await (const page of absentOf(db, file)) {
      const told = page.filter(({ person }) => !person.reference.startsWith(ignoredReferencePrefix));
      if (file === peopleFile.name) ignored += page.length - told.length;
      count += told.length;
      if (told.length > 0) await onAbsent(told);
    }
    counts.push({ file, count });
  }
  return { counts, ignored };
}

const kinds: Readonly<Record<string, ContractKind>> = {
  [parentContractsFile.name]: "parent",
  [houseworkContractsFile.name]: "housework",
  [babysitterContractsFile.name]: "babysitter",
};

function absentOf(db: Db, file: string): AsyncGenerator<Absent[]> {
  if (file === teamFile.name) return absentMembers(db, file, seenIn(file));
  const kind = kinds[file];
  return kind ? absentContracts(db, file, kind, seenIn(file)) : absentPeople(db, file, seenIn(file));
}

async function* absentPeople(db: Db, file: string, isSeen: IsSeen): AsyncGenerator<Absent[]> {
  // An export that names no agency user is one of families and babysitters only: staff are not missing from
  // it.
  const speaksOfStaff = await isRoleNamed(db, "Agency", isSeen);
  for (let after = ""; ; ) {
    const page = await listPeopleNotNamed(db, isSeen, after, pageSize);
    yield page
      .filter(({ role }) => speaksOfStaff || role !== "Agency")
      .map((person) => ({ file, reference: person.reference, person, startDate: null, endDate: null }));
    if (page.length < pageSize) return;
    after = page.at(-1)?.reference ?? "";
  }
}

async function* absentMembers(db: Db, file: string, isSeen: IsSeen): AsyncGenerator<Absent[]> {
  for (let after = ""; ; ) {
    const page = await listMembersNotNamed(db, isSeen, after, pageSize);
    yield page.map((member) => ({
      file,
      reference: member.reference,
      person: { ...member, role: "Team" },
      startDate: null,
      endDate: null,
    }));
    if (page.length < pageSize) return;
    after = page.at(-1)?.reference ?? "";
  }
}

async function* absentContracts(
  db: Db,
  file: string,
  kind: ContractKind,
  isSeen: IsSeen,
): AsyncGenerator<Absent[]> {
  for (let after = 0; ; ) {
    const page = await listContractsNotNamed(db, kind, isSeen, after, pageSize);
    const owners = await ownersOf(db, page);
    yield page.flatMap(({ reference, personId, startDate, endDate }) => {
      // Only active people are looked up: a deleted account's contracts are not reported.
      const person = owners.get(personId);
      return person ? [{ file, reference, person, startDate, endDate }] : [];
    });
    if (page.length < pageSize) return;
    after = page.at(-1)?.id ?? 0;
  }
}

async function ownersOf(db: Db, contracts: readonly { personId: number }[]): Promise<Map<number, KnownName>> {
  const ids = [...new Set(contracts.map(({ personId }) => personId))];
  return new Map((await listNames(db, ids)).map((person) => [person.personId, person]));
}
