import { contractActs } from "@ribambelle/domain/contracts/contract.acts";
import {
  babysitterContractStates,
  houseworkContractStates,
  parentContractStates,
} from "@ribambelle/domain/contracts/contract.states";
import {
  contractProblems,
  type ImportedBabysitterContract,
  type ImportedHouseworkContract,
  type ImportedParentContract,
} from "@ribambelle/domain/contracts/contracts.files";
import { noStart } from "@ribambelle/domain/imports/cells";
import type { Outcome } from "@ribambelle/domain/imports/problem";
import type { Db } from "../../db/connection/connect.ts";
import { audit, type By } from "../audit/index.ts";
import {
  contractStorage,
  type Giving,
  listContractOwners,
  moveHouseworkStarts,
  type OwnedContract,
  type SavedContract,
  saveContracts,
} from "./contracts.import.store.ts";

export {
  type AttachedDocument,
  attachDocuments,
  type KnownOwner,
  listContractOwners,
  type OwnedContract,
} from "./contracts.import.store.ts";

interface ContractRows {
  readonly parent: ImportedParentContract;
  readonly housework: ImportedHouseworkContract;
  readonly babysitter: ImportedBabysitterContract;
}
export type ContractKind = keyof ContractRows;

/** One line of contracts, with the person whom its reference names. */
export interface OwnedLine<Kind extends ContractKind> {
  readonly line: number;
  readonly personId: number;
  readonly row: ContractRows[Kind];
}

export interface ImportedContracts {
  readonly outcomes: Outcome[];
  /** Contracts that a person had and has no more: their documents must not stay with that person. */
  readonly left: readonly OwnedContract[];
  /** Contracts that now wait for a signature, of their person or of another one than before. */
  readonly toSign: readonly OwnedContract[];
}

/** Saves the contracts of one kind that the agency gives; those that the portal keeps are refused (AGCON-24). */
export async function importContracts<Kind extends ContractKind>(
  db: Db,
  by: By,
  kind: Kind,
  lines: readonly OwnedLine<Kind>[],
  present: ReadonlySet<string>,
  now: Date,
): Promise<ImportedContracts> {
  const rows = lines.map(({ line, personId, row }) => ({ ...row, line, personId }));
  const giving = { by: by.actorId, now };
  const restarted = await correctStarts(db, lines, present, giving);
  const saved = await saveContracts(db, contractStorage[kind], rows, present, giving);
  const moved = movedContracts(saved, lines);
  const references = new Map(lines.map(({ line, row }) => [line, row.reference]));
  await audit(
    db,
    by,
    ...moved.map(({ personId, reference }) => contractActs.moved({ personId, subject: reference })),
  );
  return {
    outcomes: saved.map(({ line, done, isKeptByPortal, signedHereOn }): Outcome => {
      if (isKeptByPortal) return { line, done: "refused", problem: keptByPortal };
      const reference = references.get(line) ?? "";
      const warning = signedHereOn
        ? ({ code: "signedHere", subject: `${reference} ${signedHereOn}` } as const)
        : undefined;
      return { line, done: restarted.has(line) ? "updated" : done, warning };
    }),
    left: await contractsLeft(db, moved),
    toSign: contractsToSign(kind, saved, lines),
  };
}

const keptByPortal = { column: "reference", ...contractProblems["kept-by-portal"] };

const meanings = {
  parent: parentContractStates,
  housework: houseworkContractStates,
  babysitter: babysitterContractStates,
};

function contractsToSign<Kind extends ContractKind>(
  kind: Kind,
  saved: readonly SavedContract[],
  lines: readonly OwnedLine<Kind>[],
): OwnedContract[] {
  const waiting = meanings[kind].rows.find(({ meaning }) => meaning === "waiting")?.value;
  const asked = saved.filter(
    ({ done, state, stateBefore, movedFrom }) =>
      done !== "unchanged" && state === waiting && (stateBefore !== waiting || movedFrom !== null),
  );
  const byLine = new Map(lines.map((one) => [one.line, one]));
  return asked.flatMap(({ line }) => {
    const one = byLine.get(line);
    return one ? [{ personId: one.personId, reference: one.row.reference }] : [];
  });
}

// The start date is part of a housework contract's key: a wrong one is corrected first, so that the line then
// finds its contract.
async function correctStarts(
  db: Db,
  lines: readonly { line: number; personId: number; row: object }[],
  present: ReadonlySet<string>,
  giving: Giving,
): Promise<Set<number>> {
  if (!present.has("formerStartDate")) return new Set();
  const corrections = (lines as readonly OwnedLine<"housework">[]).flatMap(({ line, personId, row }) =>
    row.formerStartDate === null ? [] : [{ ...row, line, personId, from: former(row.formerStartDate) }],
  );
  return corrections.length > 0 ? moveHouseworkStarts(db, corrections, present, giving) : new Set();
}

const former = (start: string) => (start === noStart ? null : start);

function movedContracts(
  saved: readonly SavedContract[],
  lines: readonly { readonly line: number; readonly row: { readonly reference: string } }[],
): OwnedContract[] {
  const references = new Map(lines.map(({ line, row }) => [line, row.reference]));
  return saved.flatMap(({ line, movedFrom }) => {
    const reference = references.get(line);
    return movedFrom === null || reference === undefined ? [] : [{ personId: movedFrom, reference }];
  });
}

// Amendments of a housework contract share its reference: some may still be the person's.
async function contractsLeft(db: Db, moved: readonly OwnedContract[]): Promise<OwnedContract[]> {
  if (moved.length === 0) return [];
  const owners = await listContractOwners(
    db,
    moved.map(({ reference }) => reference),
  );
  const owns = (one: OwnedContract) =>
    owners.some(({ reference, personId }) => reference === one.reference && personId === one.personId);
  return moved.filter((contract) => !owns(contract));
}
