import { mayWithContracts } from "@ribambelle/domain/contracts/agency/contractRights";
import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import { changeReason } from "@ribambelle/domain/kernel/office/change";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { contractKindOf, requestStates } from "@ribambelle/domain/signatures/signature";
import { signatureActs } from "@ribambelle/domain/signatures/signature.acts";
import { signatureRefusals } from "@ribambelle/domain/signatures/signature.refusals";
import { isRemindedRecently } from "@ribambelle/domain/signatures/signature.rules";
import { refusedAt } from "../../../acting/office/change.ts";
import { Refused } from "../../../acting/refused.ts";
import type { Db } from "../../../db/connection/connect.ts";
import { audit, type By } from "../../audit/index.ts";
import { takeBackFromSigning } from "../../contracts/index.ts";
import { chain } from "../chain/chain.ts";
import { endRequest } from "../ending.ts";
import { type HeldRequest, updateRequest, updateSigner, whoseTurn } from "../signatures.store.ts";
import { refuseClosed } from "../signing/heldFor.ts";
import { writeSigner } from "../told.ts";
import { contractOf, holdWithContract } from "../turns.ts";

/** Who of the agency acts: null for a command, which may do all. */
export interface FollowedBy {
  readonly by: By;
  readonly functions: readonly StaffFunction[] | null;
  readonly now: Date;
}

/** Gives a request to who may change contracts of its kind, held until the transaction ends; 404 for who may not read them. */
export async function heldToFollow(
  transaction: Db,
  id: string,
  { functions }: Pick<FollowedBy, "functions">,
): Promise<HeldRequest> {
  const held = await holdWithContract(transaction, id);
  const may = (right: "read" | "edit") =>
    functions === null || (held && mayWithContracts(functions, contractKindOf(held.request.kind), right));
  if (!held || !may("read")) throw new Refused(commonRefusals.notFound);
  if (!may("edit")) throw new Refused(commonRefusals.forbidden);
  return held;
}

/** Reminds whose turn it is, at most once in 24 hours (SIGN-34). */
export async function remind(db: Db, id: string, followed: FollowedBy): Promise<void> {
  const { by, now } = followed;
  await db.transaction().execute(async (transaction) => {
    const { request, signers } = await heldToFollow(transaction, id, followed);
    refuseClosed(request, now);
    const signer = whoseTurn(signers);
    if (!signer) throw new Refused(signatureRefusals.closed);
    if (isRemindedRecently(signer.lastRemindedAt, now)) throw new Refused(signatureRefusals.remindedRecently);
    await remindSigner(transaction, { request, signers }, by, now);
  });
}

/** Writes the reminder of whose turn it is, in the transaction that holds the request. */
export async function remindSigner(
  transaction: Db,
  { request, signers }: HeldRequest,
  by: By,
  now: Date,
): Promise<void> {
  const signer = whoseTurn(signers);
  if (!signer) return;
  await updateSigner(transaction, signer, { lastRemindedAt: now, reminders: signer.reminders + 1 });
  const letter = await writeSigner(transaction, "reminder", signer, now);
  const facts = { letter: letter ?? "", by: by.actorId ?? 0 };
  await chain(transaction, request.id, now, { kind: "reminded", position: signer.position, facts });
  const subject = `${request.contractReference} ${request.id}`;
  await audit(transaction, by, signatureActs.reminded({ personId: signer.personId, subject }));
}

/** Cancels an open request, and tells those who had a turn (SIGN-62). */
export async function cancel(
  db: Db,
  { id, reason }: { readonly id: string; readonly reason: string },
  followed: FollowedBy,
): Promise<void> {
  const { by, now } = followed;
  const why = changeReason(reason);
  if (why === null) throw refusedAt("reason", agencyRefusals.reasonUnfit);
  await db.transaction().execute(async (transaction) => {
    const held = await heldToFollow(transaction, id, followed);
    if (held.request.state !== requestStates.numbers.Open) throw new Refused(signatureRefusals.closed);
    await cancelHeld(transaction, held, "canceled", { by, now, reason: why });
    await takeBackFromSigning(transaction, contractOf(held.request), { by, now, source: "page" });
  });
}

interface Canceling {
  readonly by: By;
  readonly now: Date;
  readonly reason: string;
}

/** Cancels a request that the transaction holds, whatever its contract then becomes. */
export async function cancelHeld(
  transaction: Db,
  held: HeldRequest,
  ending: "canceled" | "replaced" | "deleted",
  { by, now, reason }: Canceling,
): Promise<void> {
  const { request } = held;
  const facts = { reason, by: by.actorId ?? 0 };
  await chain(transaction, request.id, now, { kind: "canceled", position: null, facts });
  await endRequest(transaction, held, ending, { now, reason });
  const [first] = held.signers;
  const subject = `${request.contractReference} ${request.id}`;
  await audit(
    transaction,
    by,
    signatureActs.canceled({ personId: first?.personId ?? null, subject, reason }),
  );
}

/** Notes that somebody of the agency has seen to what a request asked of it. */
export async function seeTo(db: Db, id: string, followed: FollowedBy): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { request } = await heldToFollow(transaction, id, followed);
    if (request.agencySince === null) return;
    await updateRequest(transaction, id, { agencySince: null });
    const subject = `${request.contractReference} ${id}`;
    await audit(transaction, followed.by, signatureActs.seenTo({ personId: null, subject }));
  });
}
