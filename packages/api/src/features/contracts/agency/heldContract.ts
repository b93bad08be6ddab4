import { whoOf } from "@ribambelle/domain/audit/entry";
import { type ContractRight, mayWithContracts } from "@ribambelle/domain/contracts/agency/contractRights";
import { agencyContractRefusals } from "@ribambelle/domain/contracts/agency/contracts.refusals";
import { contractActs } from "@ribambelle/domain/contracts/contract.acts";
import type { ContractKind } from "@ribambelle/domain/contracts/contractKind";
import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import { changedMeanwhile } from "@ribambelle/domain/kernel/office/change";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type { Change } from "../../../acting/office/change.ts";
import { Refused } from "../../../acting/refused.ts";
import type { Db } from "../../../db/connection/connect.ts";
import { audit } from "../../audit/index.ts";
import { holdContract, type KeptContract } from "./agencyContract.store.ts";
import { findLastEvent, updateContract } from "./contractChanges.store.ts";
import { insertEvents } from "./events.store.ts";

/** A change of a contract, by whom contracts of its kind may be changed. */
export interface ContractChange extends Omit<Change, "reason"> {
  readonly functions: readonly StaffFunction[];
}

/** Which contract is changed, and whether it may be taken from the agency’s software for it. */
export interface OfContract {
  readonly kind: ContractKind;
  readonly id: number;
  readonly takeOver: boolean;
}

/**
 * Gives a contract for an act on it, as it stands while no other goes on; refused where one may not, and from another version than
 * its own.
 */
export async function heldContract(
  transaction: Db,
  { kind, id }: Pick<OfContract, "kind" | "id">,
  right: ContractRight,
  { functions, versionCheck }: Pick<ContractChange, "functions" | "versionCheck">,
): Promise<KeptContract> {
  const kept = mayWithContracts(functions, kind, "read") ? await holdContract(transaction, kind, id) : null;
  if (!kept) throw new Refused(commonRefusals.notFound);
  if (!mayWithContracts(functions, kind, right)) throw new Refused(commonRefusals.forbidden);
  if (!versionCheck(kept.version)) throw await refusalOfFormer(transaction, kind, id);
  return kept;
}

async function refusalOfFormer(db: Db, kind: ContractKind, id: number): Promise<Refused> {
  const last = await findLastEvent(db, kind, id);
  if (!last) return new Refused(agencyRefusals.changedMeanwhile);
  const changed = { at: last.at.toISOString(), by: whoOf(last.by, last.byName), fields: last.fields ?? [] };
  return new Refused(changedMeanwhile(changed), { changed });
}

/** Takes a contract from the agency’s software into the portal, where that was said; refused where it was not (AGCON-24). */
export async function takeIntoPortal(
  transaction: Db,
  kept: KeptContract,
  takeOver: boolean,
  { by, now }: Pick<ContractChange, "by" | "now">,
): Promise<void> {
  if (kept.keeper === "portal") return;
  if (!takeOver) throw new Refused(agencyContractRefusals.keptBySoftware);
  const { kind, id, person, state, reference } = kept;
  await updateContract(transaction, kind, id, { keeper: "portal" }, now);
  const event = { kind, contractId: id, personId: person.userId, fromState: state, toState: state };
  await insertEvents(transaction, [{ ...event, act: "take-over", by: by.actorId, source: "page", at: now }]);
  await audit(transaction, by, contractActs.keeperSet({ personId: person.userId, subject: reference }));
}
