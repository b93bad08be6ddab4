import { kindsToRead } from "@ribambelle/domain/agencyPeople/permitted";
import type {
  ContractChanges,
  NewContract,
} from "@ribambelle/domain/contracts/agency/contractChanges.agency.api";
import {
  type ContractFieldName,
  fieldsToSignAnew,
  hasField,
} from "@ribambelle/domain/contracts/agency/contractFields";
import { mayWithContracts } from "@ribambelle/domain/contracts/agency/contractRights";
import { agencyContractRefusals, wrongPerson } from "@ribambelle/domain/contracts/agency/contracts.refusals";
import { isUnsigned } from "@ribambelle/domain/contracts/agency/unsigned";
import { contractActs } from "@ribambelle/domain/contracts/contract.acts";
import { type ContractKind, meaningOf } from "@ribambelle/domain/contracts/contractKind";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { commonRefusals, fieldProblems } from "@ribambelle/domain/kernel/refusal";
import { peopleRefusals } from "@ribambelle/domain/people/people.refusals";
import { ConstraintRefused, refusedByConstraint } from "../../../acting/constraints.ts";
import { refusedAt } from "../../../acting/office/change.ts";
import { doOnce, type Once } from "../../../acting/once/once.ts";
import { Refused } from "../../../acting/refused.ts";
import type { Db } from "../../../db/connection/connect.ts";
import { audit } from "../../audit/index.ts";
import { contractsConstraints } from "../contracts.refusals.ts";
import type { KeptContract } from "./agencyContract.store.ts";
import { type ContractPatch, holdHolder, insertContract, updateContract } from "./contractChanges.store.ts";
import { holderOf } from "./contractTables.ts";
import { insertEvents } from "./events.store.ts";
import { type ContractChange, heldContract, type OfContract, takeIntoPortal } from "./heldContract.ts";
import { letDocumentsFollow } from "./letDocumentsFollow.ts";
import { carryOut, type MovingDeps } from "./moveContract.actions.ts";

/** Adds a contract, a draft that the portal keeps, once however often it is sent (AGCON-06, AGCON-07). */
export async function createContract(
  db: Db,
  { kind, userId, ...given }: NewContract,
  { by, now, functions, once }: Pick<ContractChange, "by" | "now" | "functions"> & { readonly once: Once },
): Promise<{ id: number }> {
  if (!mayWithContracts(functions, kind, "edit")) throw new Refused(commonRefusals.forbidden);
  const fields = ofKind(kind, given);
  const own = ({ guard: null, housework: "typology", babysitter: "type" } as const)[kind];
  if (own && fields[own] === undefined) throw wrong(own, "required");
  return db.transaction().execute((transaction) =>
    doOnce(transaction, once, now, async () => {
      await refuseUnfitHolder(transaction, kind, userId, functions);
      const id = await insertContract(transaction, kind, { ...fields, userId }, { by: by.actorId, now });
      const event = { kind, contractId: id, personId: userId, fromState: null, toState: 0 };
      await insertEvents(transaction, [{ ...event, act: "create", by: by.actorId, source: "page", at: now }]);
      await audit(transaction, by, contractActs.created({ personId: userId, subject: given.reference }));
      return { id };
    }),
  );
}

const wrong = (path: string, code: string): Refused =>
  new Refused(commonRefusals.invalid, {
    issues: [{ path, code, message: (fieldProblems[code] ?? commonRefusals.invalid).fr }],
  });

function ofKind(kind: ContractKind, given: object): ContractPatch {
  const fields = Object.entries(given).filter(([field]) => hasField(kind, field as ContractFieldName));
  return Object.fromEntries(fields);
}

// Whom one may not read is not there, as nobody is (AGUI-30).
async function refuseUnfitHolder(
  transaction: Db,
  kind: ContractKind,
  personId: number,
  functions: readonly StaffFunction[],
  path = "userId",
): Promise<void> {
  const holder = await holdHolder(transaction, personId);
  const isRead = kindsToRead(functions).some((role) => role === holder?.role);
  if (!holder || !isRead) throw new Refused(commonRefusals.notFound);
  if (holder.role !== holderOf[kind]) throw refusedAt(path, wrongPerson(kind));
  if (holder.isDeleted) throw new Refused(peopleRefusals.deleted);
  if (holder.isBlocked) throw new Refused(peopleRefusals.blocked);
}

/**
 * Writes a contract that is not signed anew; another period or other hours take a request to sign back first. Gives the version
 * (AGCON-08).
 */
export async function changeContract(
  db: Db,
  deps: MovingDeps,
  { changes, ...of }: OfContract & { readonly changes: ContractChanges },
  change: ContractChange,
): Promise<number> {
  const { by, now } = change;
  return db.transaction().execute(async (transaction) => {
    const kept = await heldContract(transaction, of, "edit", change);
    const meaning = meaningOf(kept.kind, kept.state);
    if (!isUnsigned(meaning, kept.signedOn)) throw new Refused(agencyContractRefusals.signed);
    const differing = differingFrom(kept, changes);
    const fields = Object.keys(differing);
    if (fields.length === 0) return kept.version;
    const unfit = meaning === "draft" ? undefined : fields.find((field) => unfitAfterDraft.includes(field));
    if (unfit) throw wrong(`changes.${unfit}`, "invalid");
    await takeIntoPortal(transaction, kept, of.takeOver, change);
    if (differing.userId !== undefined)
      await refuseUnfitHolder(
        transaction,
        kept.kind,
        Number(differing.userId),
        change.functions,
        "changes.userId",
      );
    const isSignedAnew = meaning === "waiting" && fieldsToSignAnew.some((field) => fields.includes(field));
    const { state } = isSignedAnew
      ? await carryOut(transaction, deps, kept, { act: "withdraw", said: {}, by, now, source: "page" })
      : kept;
    let version = await updateContract(transaction, kept.kind, kept.id, differing, now).catch(inChanges);
    const told = toldChanges(kept, differing);
    const personId = Number(differing.userId ?? kept.person.userId);
    const reference = String(differing.reference ?? kept.reference);
    if (unfitAfterDraft.some((field) => fields.includes(field)))
      version = await letDocumentsFollow(transaction, kept, { personId, reference });
    await insertEvents(transaction, [
      {
        ...{
          kind: kept.kind,
          contractId: kept.id,
          personId,
          act: "change",
          fromState: state,
          toState: state,
        },
        changes: told,
        by: by.actorId,
        source: "page",
        at: now,
      },
    ]);
    await audit(transaction, by, contractActs.changed({ personId, subject: kept.reference, changes: told }));
    return version;
  });
}

// A call names the fields of a change within it.
function inChanges(error: unknown): never {
  const refused = refusedByConstraint(error, contractsConstraints);
  throw refused ? new ConstraintRefused({ ...refused, field: `changes.${refused.field}` }) : error;
}

// What documents are found by; others may have read it once the contract is no draft any more.
const unfitAfterDraft = ["reference", "userId"];

// As a contract names them; the type of housework is called as families' calls have it.
const keptOf = (kept: KeptContract): Readonly<Record<string, unknown>> => ({
  ...kept,
  typology: kept.typologie,
  userId: kept.person.userId,
});

function differingFrom(kept: KeptContract, changes: ContractChanges): ContractPatch {
  const before = keptOf(kept);
  const { userId } = changes;
  const given = { ...ofKind(kept.kind, changes), ...(userId !== undefined && { userId }) };
  return Object.fromEntries(Object.entries(given).filter(([field, value]) => before[field] !== value));
}

// A link, and who somebody is, are no words of the history.
const untold = ["signatureUrl", "userId"];

function toldChanges(
  kept: KeptContract,
  differing: ContractPatch,
): Record<string, { from: unknown; to: unknown }> {
  const before = keptOf(kept);
  const all = Object.entries(differing).map(([field, value]) => [
    field,
    untold.includes(field) ? { from: null, to: null } : { from: before[field] ?? null, to: value },
  ]);
  return Object.fromEntries(all);
}
