import type { SaidWithMove } from "@ribambelle/domain/contracts/agency/judgedMove";
import { moveOf, type SigningMove } from "@ribambelle/domain/contracts/contract.moves";
import { meaningOf } from "@ribambelle/domain/contracts/contractKind";
import { dayAt } from "@ribambelle/domain/kernel/day";
import type { Db } from "../../../db/connection/connect.ts";
import type { JobDeps } from "../../../feature.ts";
import type { By } from "../../audit/index.ts";
import { holdContract, type KeptContract } from "../agency/agencyContract.store.ts";
import { type Followed, updateContract } from "../agency/contractChanges.store.ts";
import { insertEvents } from "../agency/events.store.ts";
import { carryOut, type MovingDeps } from "../agency/moveContract.actions.ts";
import { listSignedToStart, lockContract, type OfSigned } from "./signing.store.ts";

export type { OfSigned } from "./signing.store.ts";

/** Gives a contract as the signing room reads it, and holds it until the transaction ends; null where there is none. */
export const holdSigned = (transaction: Db, { kind, contractId }: OfSigned): Promise<KeptContract | null> =>
  holdContract(transaction, kind, contractId);

/** Holds a contract until the transaction ends, before anything of its signing is held: never the other way round. */
export const lockSigned = (transaction: Db, of: OfSigned): Promise<void> => lockContract(transaction, of);

/** True when a row of the signing room in TABLE T leads on from where a contract is. */
export const canMoveBySigning = (kept: KeptContract, act: SigningMove): boolean =>
  moveOf(act).from.includes(meaningOf(kept.kind, kept.state));

interface Moving {
  readonly by: By;
  readonly now: Date;
  readonly source: "page" | "job";
  readonly said?: SaidWithMove;
}

/** Moves a contract as its signing room says; false where its state does not allow it, which then stays (SIGN-28). */
export async function moveBySigning(
  transaction: Db,
  deps: MovingDeps,
  of: OfSigned,
  act: SigningMove,
  { said = {}, ...how }: Moving,
): Promise<boolean> {
  const kept = await holdSigned(transaction, of);
  if (!kept || !canMoveBySigning(kept, act)) return false;
  await carryOut(transaction, deps, kept, { act, said, ...how, isTold: true });
  return true;
}

// Its acts say until when to sign, and tell nobody.
const nothingNeeded: MovingDeps = {
  config: { contracts: { signDays: 0 } },
  underContract: async () => {},
  contractMoved: async () => {},
};

/** Has a contract wait for its signature in the portal: a babysitter’s may begin to count by it. */
export const openBySigning = (
  transaction: Db,
  { underContract }: Pick<MovingDeps, "underContract">,
  of: OfSigned,
  moving: Moving,
): Promise<boolean> =>
  moveBySigning(transaction, { ...nothingNeeded, underContract }, of, "openSigning", moving);

/** Has a contract that waits already, for a signature elsewhere, and that the transaction holds, wait for it in the portal. */
export async function waitBySigning(
  transaction: Db,
  kept: KeptContract,
  signBy: string,
  moving: Omit<Moving, "said">,
): Promise<void> {
  const { kind, id: contractId } = kept;
  const shown = { signBy, askedAt: moving.now, signedHereOn: null };
  await showSigning(transaction, { kind, contractId }, shown, moving.now);
  const changes = kept.signBy === signBy ? null : { signBy: { from: kept.signBy, to: signBy } };
  await noteBySigning(transaction, kept, "openSigning", { ...moving, changes });
}

/** Takes a contract back whose request was cancelled: it can be sent for signature again. */
export const takeBackFromSigning = (
  transaction: Db,
  of: OfSigned,
  moving: Omit<Moving, "said">,
): Promise<boolean> => moveBySigning(transaction, nothingNeeded, of, "cancelSigning", moving);

/** Notes in a contract’s history that one of several signed, where that does not move it: before the last of its people, or after. */
export async function noteSignature(
  transaction: Db,
  of: OfSigned,
  { by, now }: Pick<Moving, "by" | "now">,
): Promise<void> {
  const kept = await holdSigned(transaction, of);
  if (kept) await noteBySigning(transaction, kept, "sign-in-turn", { by, now, source: "page" });
}

// What does not move a contract is in its history all the same (AGCON-28).
async function noteBySigning(
  transaction: Db,
  { kind, id: contractId, person, state }: KeptContract,
  act: "sign-in-turn" | SigningMove,
  { by, now, source, changes = null }: Omit<Moving, "said"> & { readonly changes?: object | null },
): Promise<void> {
  await insertEvents(transaction, [
    {
      ...{ kind, contractId, personId: person.userId, act },
      ...{ fromState: state, toState: state, changes, by: by.actorId, source, at: now },
    },
  ]);
}

/** What the signing room has a contract show to its person. */
export type ShownOfSigning = Pick<
  Followed,
  "signingRoom" | "signedHereOn" | "withdrawalRoom" | "withdrawalLastDay" | "signBy" | "askedAt"
>;

/** Writes what the signing room has a contract show. */
export async function showSigning(
  transaction: Db,
  { kind, contractId }: OfSigned,
  shown: ShownOfSigning,
  now: Date,
): Promise<void> {
  await updateContract(transaction, kind, contractId, shown, now);
}

const byItself: By = { actorId: null, address: null, requestId: null, source: "job" };

/** Starts the contracts that were signed here and begin today, or began while the portal was stopped (SIGN-29). */
export async function startSigned({
  connection: { db },
  now,
  log,
  ...deps
}: Pick<JobDeps, "connection" | "now" | "log"> & MovingDeps): Promise<void> {
  for (const of of await listSignedToStart(db, dayAt(now())))
    try {
      await db
        .transaction()
        .execute((transaction) =>
          moveBySigning(transaction, deps, of, "startSigned", { by: byItself, now: now(), source: "job" }),
        );
    } catch (error) {
      log.error({ err: error, ...of }, "a signed contract could not be started");
    }
}
