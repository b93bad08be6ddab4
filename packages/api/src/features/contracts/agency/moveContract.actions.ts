import type * as api from "@ribambelle/domain/contracts/agency/contractChanges.agency.api";
import { mayWithContracts } from "@ribambelle/domain/contracts/agency/contractRights";
import {
  agencyContractRefusals,
  moveImpossible,
  notReady,
} from "@ribambelle/domain/contracts/agency/contracts.refusals";
import {
  type MoveProblem,
  missingFor,
  moveProblem,
  moveProblems,
  movesFrom,
  type SaidWithMove,
  stateAfter,
} from "@ribambelle/domain/contracts/agency/judgedMove";
import { contractActs } from "@ribambelle/domain/contracts/contract.acts";
import { type MoveName, moveOf, type OfficeMove } from "@ribambelle/domain/contracts/contract.moves";
import { countsAsContract } from "@ribambelle/domain/contracts/contract.states";
import { meaningOf, stateNumber } from "@ribambelle/domain/contracts/contractKind";
import { addDays, dayAt } from "@ribambelle/domain/kernel/day";
import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import { changeReason } from "@ribambelle/domain/kernel/office/change";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type * as z from "zod/mini";
import { refusedAt } from "../../../acting/office/change.ts";
import { Refused } from "../../../acting/refused.ts";
import type { Db } from "../../../db/connection/connect.ts";
import type { FeatureDeps } from "../../../feature.ts";
import { audit, type By } from "../../audit/index.ts";
import type { KeptContract } from "./agencyContract.store.ts";
import { contractFor, movedOf } from "./agencyContract.views.ts";
import { type Followed, holdHolder, updateContract } from "./contractChanges.store.ts";
import { insertEvents } from "./events.store.ts";
import { type ContractChange, heldContract, takeIntoPortal } from "./heldContract.ts";
import { tellOfContract } from "./letters/contracts.letters.ts";

type Given = z.infer<typeof api.moveContract.body>;
export interface MovingDeps extends Pick<FeatureDeps, "underContract" | "contractMoved"> {
  readonly config: Pick<FeatureDeps["config"], "contracts">;
}

/** Moves a contract by TABLE T: state, days, history, notice and letter at once; gives its state and its version (AGCON-10). */
export async function moveContract(
  db: Db,
  deps: MovingDeps,
  { act, takeOver, ...given }: Given,
  change: ContractChange & { readonly refuseUnproven: () => Promise<void> },
): Promise<{ state: number; version: number }> {
  const { now, by } = change;
  const mover = moveOf(act).who.includes("correct") ? "correct" : "edit";
  if (mover === "correct") {
    // Nobody is asked to prove themselves for what is not theirs to do.
    await contractFor(db, change.functions, given.kind, given.id);
    if (!mayWithContracts(change.functions, given.kind, mover)) throw new Refused(commonRefusals.forbidden);
    await change.refuseUnproven();
  }
  const reason = given.reason === "" ? null : changeReason(given.reason);
  if (given.reason !== "" && reason === null) throw refusedAt("reason", agencyRefusals.reasonUnfit);
  return db.transaction().execute(async (transaction) => {
    const kept = await heldContract(transaction, given, mover, change);
    // What ends without another day ends with the last one that it was to have.
    const day = given.day ?? (act === "end" ? kept.endDate : null);
    const said = { ...given, day, reason };
    refuseUnfit(kept, act, said, mover, now);
    // A reminder changes nothing of what the software keeps.
    if (act !== "remind") await takeIntoPortal(transaction, kept, takeOver, change);
    return carryOut(transaction, deps, kept, { act, said, by, now, source: "page" });
  });
}

function refuseUnfit(
  kept: KeptContract,
  act: OfficeMove,
  said: SaidWithMove,
  mover: "edit" | "correct",
  now: Date,
): void {
  const { kind, state } = kept;
  const contract = movedOf(kept);
  const { to } = moveOf(act);
  const wanted = stateNumber(kind, to ?? said.state ?? contract.meaning) ?? state;
  if (!movesFrom(contract, [mover]).includes(act)) throw new Refused(moveImpossible(kind, state, wanted));
  const problem = moveProblem(contract, act, said, now);
  if (problem) throw refusalOf(problem, () => moveImpossible(kind, state, wanted), missingFor(contract, act));
}

const whole = {
  "reminded-lately": agencyContractRefusals.remindedLately,
  "reminded-enough": agencyContractRefusals.remindedEnough,
  "signed-here": agencyContractRefusals.signedHere,
  "deadline-passed": agencyContractRefusals.deadlinePassed,
  "group-active": agencyContractRefusals.groupActive,
} as const;

function refusalOf(
  problem: MoveProblem,
  impossible: () => ReturnType<typeof moveImpossible>,
  missing: ReturnType<typeof missingFor>,
): Refused {
  if (problem === "move-impossible") return new Refused(impossible());
  if (problem === "not-ready") return new Refused(notReady(missing), { missing });
  if (typeof problem === "string") return new Refused(whole[problem]);
  const { field: path, code } = problem;
  if (path === "reason") return refusedAt(path, agencyRefusals.reasonUnfit);
  return new Refused(commonRefusals.invalid, { issues: [{ path, code, message: moveProblems[code].fr }] });
}

/** One act on a contract that can take it. */
export interface CarriedOut {
  readonly act: MoveName;
  readonly said: SaidWithMove;
  readonly by: By;
  readonly now: Date;
  readonly source: "page" | "job";
  /** When it happened, where that is not now. */
  readonly at?: Date;
  /** True where the person was told before. */
  readonly isTold?: boolean;
}

/** Does an act of TABLE T in the transaction that holds the contract; gives its state and its version. */
export async function carryOut(
  transaction: Db,
  { config, underContract, contractMoved }: MovingDeps,
  kept: KeptContract,
  { act, said, by, now, source, at = now, isTold = false }: CarriedOut,
): Promise<{ state: number; version: number }> {
  const { kind, id, person, reference } = kept;
  const today = dayAt(now);
  const before = meaningOf(kind, kept.state);
  const after = stateAfter({ meaning: before }, act, said, today);
  const state = stateNumber(kind, after) ?? kept.state;
  const effects = effectsOf(act, kept, said, { now, signDays: config.contracts.signDays });
  const version = await updateContract(transaction, kind, id, { ...effects, state }, now);
  const { notice, letter, toldFrom } = moveOf(act);
  await insertEvents(transaction, [
    {
      ...{ kind, contractId: id, personId: person.userId, act, fromState: kept.state, toState: state },
      changes: changesOf(kept, effects),
      reason: said.reason ?? null,
      by: by.actorId,
      source,
      at,
    },
  ]);
  const changes = { kind, act, state: { from: kept.state, to: state } };
  await audit(
    transaction,
    by,
    contractActs.stateChanged({
      personId: person.userId,
      subject: reference,
      changes,
      reason: said.reason ?? null,
    }),
  );
  if (!isTold && (!toldFrom || toldFrom.includes(before)))
    await tellOfContract(transaction, { kept, notice, letter, effects, now });
  if (!moveOf(act).who.includes("signing"))
    await contractMoved(transaction, { kind, contractId: id, to: after, by, now });
  if (kind === "babysitter" && countsAsContract(after) && !countsAsContract(before)) {
    const holder = await holdHolder(transaction, person.userId);
    if (holder) await underContract(transaction, by, [holder.reference], today);
  }
  return { state, version };
}

interface Circumstances {
  readonly now: Date;
  readonly signDays: number;
}

const neverAsked = { askedAt: null, signBy: null, reminders: 0, lastRemindedAt: null } as const;

/** Gives what an act writes beside the state. */
export function effectsOf(
  act: MoveName,
  kept: Pick<KeptContract, "reminders" | "askedAt" | "signBy">,
  { day = null, endReason = null, reason = null, signBy, state }: SaidWithMove,
  { now, signDays }: Circumstances,
): Followed & { readonly endDate?: string | null } {
  const today = dayAt(now);
  const asked = {
    askedAt: now,
    signBy: signBy ?? addDays(today, signDays),
    reminders: 0,
    lastRemindedAt: null,
    scheduledFor: null,
  };
  switch (act) {
    case "schedule":
      return { scheduledFor: day };
    case "ask":
      return asked;
    case "remind":
      return { reminders: kept.reminders + 1, lastRemindedAt: now };
    case "openSigning":
      return { ...asked, signedHereOn: null };
    case "sign":
    case "completeSigning":
      return { signedOn: day };
    case "withdraw":
    case "cancelSigning":
      return neverAsked;
    case "reopen":
      return { ...neverAsked, signedOn: null };
    case "unschedule":
    case "cancel":
      return { scheduledFor: null };
    case "end":
      return { endDate: day, endReason, endWords: reason };
    case "terminate":
      return {
        endDate: day,
        endReason,
        endWords: reason,
        terminatesOn: day !== null && day > today ? day : null,
      };
    case "repair":
      return state === "waiting" && kept.askedAt === null ? asked : {};
    default:
      return {};
  }
}

// Instants and counts are the contract’s own; the history tells days and reasons.
const told = ["scheduledFor", "signBy", "signedOn", "endDate", "endReason"] as const;

function changesOf(kept: KeptContract, effects: ReturnType<typeof effectsOf>): object | null {
  const all = told.flatMap((field) =>
    effects[field] === undefined || effects[field] === kept[field]
      ? []
      : [[field, { from: kept[field], to: effects[field] }] as const],
  );
  return all.length > 0 ? Object.fromEntries(all) : null;
}
