import { contractImportActs } from "@ribambelle/domain/contracts/contract.acts";
import { contractNotices, contractPages } from "@ribambelle/domain/contracts/contract.notices";
import { stateMeanings } from "@ribambelle/domain/contracts/contract.states";
import { meaningOf } from "@ribambelle/domain/contracts/contractKind";
import {
  babysitterContractsFile,
  houseworkContractsFile,
  parentContractsFile,
} from "@ribambelle/domain/contracts/contracts.files";
import type { Role } from "@ribambelle/domain/kernel/role";
import { peopleFile } from "@ribambelle/domain/people/people.file";
import { type Columns, those } from "../../db/columns.ts";
import type { Db } from "../../db/connection/connect.ts";
import { pagesAfter } from "../../db/pagesAfter.ts";
import type { Absent, IsSeen } from "../../importing/absent.ts";
import { fileImporter, type Kept, type LinesToSave, type Shown } from "../../importing/fileImporter.ts";
import { withdrawDocuments } from "../documents/index.ts";
import { findNamedPeople, type KnownName, listNames } from "../people/index.ts";
import { listContractsNotNamed } from "./contracts.absent.store.ts";
import { contractStorage } from "./contracts.import.store.ts";
import { type ContractKind, importContracts, type OwnedLine } from "./contracts.import.ts";
import { documentsImporter } from "./documents.importer.ts";

// A contract that changes hands, and one whose state goes back, are looked at apart (IMPORTS-06).
function shownOf(kind: ContractKind): Shown {
  const { kind: named, table, owner, key, columns } = contractStorage[kind];
  // How far a contract is in its life.
  const stage = (state: unknown) => stateMeanings.indexOf(meaningOf(named, Number(state)));
  const all: Columns<string> = columns;
  return {
    rows: {
      table,
      key: those(all, (field) => (key as readonly string[]).includes(field)),
      columns: those(all, (field) => field !== "signatureUrl"),
      others: { personReference: `(SELECT p.agency_reference FROM person p WHERE p.id = old.${owner})` },
    },
    weighs: (field, from, to) =>
      field === "personReference" || (field === "state" && stage(to) < stage(from)),
  };
}

/** The contracts of an import, and their documents. */
export const contractsImporters = [
  fileImporter(parentContractsFile, {
    after: [peopleFile],
    act: contractImportActs.parentContractsImported,
    batchSize: 1_000,
    keep: (work) => keepContracts("parent", "Parent", work),
    absent: absentOf("parent"),
    shown: shownOf("parent"),
  }),
  fileImporter(houseworkContractsFile, {
    after: [peopleFile],
    act: contractImportActs.houseworkContractsImported,
    batchSize: 1_000,
    keep: (work) => keepContracts("housework", "Parent", work),
    absent: absentOf("housework"),
    shown: shownOf("housework"),
  }),
  fileImporter(babysitterContractsFile, {
    after: [peopleFile],
    act: contractImportActs.babysitterContractsImported,
    batchSize: 1_000,
    keep: (work) => keepContracts("babysitter", "BabySitter", work),
    absent: absentOf("babysitter"),
    shown: shownOf("babysitter"),
  }),
  documentsImporter,
];

async function keepContracts<Kind extends ContractKind>(
  kind: Kind,
  role: Role,
  { db, lines, present, files, circumstances: { by, now } }: LinesToSave<OwnedLine<Kind>["row"]>,
): Promise<Kept> {
  const { found, refused } = await findNamedPeople(db, lines, [role]);
  const { outcomes, left, toSign } = await importContracts(db, by, kind, found, present, now);
  await withdrawDocuments(db, files, left);
  const notices = toSign.map(({ personId, reference }) => ({
    ...contractNotices.toSign({ reference }, contractPages[kind]),
    personId,
  }));
  return { outcomes: [...outcomes, ...refused], notices };
}

function absentOf(kind: ContractKind) {
  return async function* (db: Db, isSeen: IsSeen): AsyncGenerator<Absent[]> {
    const read = (after: number, limit: number) => listContractsNotNamed(db, kind, isSeen, after, limit);
    for await (const page of pagesAfter(read, ({ id }) => id, 0)) {
      const owners = await ownersOf(db, page);
      yield page.flatMap(({ reference, personId, startDate, endDate }) => {
        // Only active people are looked up: a deleted account's contracts are not reported.
        const person = owners.get(personId);
        return person ? [{ reference, person, startDate, endDate }] : [];
      });
    }
  };
}

async function ownersOf(db: Db, contracts: readonly { personId: number }[]): Promise<Map<number, KnownName>> {
  const ids = [...new Set(contracts.map(({ personId }) => personId))];
  return new Map((await listNames(db, ids)).map((person) => [person.personId, person]));
}
