import { dayAt } from "@ribambelle/domain/kernel/day";
import { requestStates } from "@ribambelle/domain/signatures/signature";
import { signatureActs } from "@ribambelle/domain/signatures/signature.acts";
import { signatureNotices } from "@ribambelle/domain/signatures/signature.notices";
import { signatureRefusals, withdrawalClosed } from "@ribambelle/domain/signatures/signature.refusals";
import { maskedEmail, withdrawalLastDay } from "@ribambelle/domain/signatures/signature.rules";
import { Refused } from "../../../acting/refused.ts";
import { audit } from "../../audit/index.ts";
import { moveBySigning } from "../../contracts/index.ts";
import { notify } from "../../notifications/index.ts";
import { chain } from "../chain/chain.ts";
import { type SigningDeps, seenFacts } from "../signatures.deps.ts";
import { updateRequest } from "../signatures.store.ts";
import { heldFor } from "../signing/heldFor.ts";
import { withdrawalOf } from "../signing/room.views.ts";
import type { InRoom } from "../signing/sendCode.actions.ts";
import { askAgency, roomOf, writeSigner } from "../told.ts";
import { closeRoom, contractOf } from "../turns.ts";
import { findWithdrawal, insertWithdrawal } from "./withdrawal.store.ts";

/** Withdraws a consumer from a contract concluded at a distance, in time; twice is once (SIGN-55 to -57). */
export async function withdraw(
  deps: SigningDeps,
  { id, name, email }: { readonly id: string; readonly name: string; readonly email: string },
  { personId, by, seen, now }: InRoom,
): Promise<{ receivedAt: string }> {
  return deps.connection.db.transaction().execute(async (transaction) => {
    const { request, mine } = await heldFor(transaction, id, personId);
    const before = await findWithdrawal(transaction, id);
    if (before) return { receivedAt: before.declaredAt.toISOString() };
    const { concludedDate, isDistanceConsumer, state } = request;
    if (state !== requestStates.numbers.Completed || !isDistanceConsumer || !concludedDate)
      throw new Refused(signatureRefusals.nothingToWithdraw);
    if (!withdrawalOf(request, mine, now))
      throw new Refused(withdrawalClosed(withdrawalLastDay(concludedDate)));
    await insertWithdrawal(transaction, { requestId: id, personId, declaredAt: now, name, email });
    await updateRequest(transaction, id, { state: requestStates.numbers.Withdrawn, endedAt: now });
    const facts = { name, receipt: maskedEmail(email), ...seenFacts(seen) };
    await chain(transaction, id, now, { kind: "withdrawn", position: mine.position, facts });
    await moveBySigning(transaction, deps, contractOf(request), "renounce", { by, now, source: "page" });
    await closeRoom(transaction, request, now, { withdrawalRoom: null, withdrawalLastDay: null });
    const { contractReference: reference } = request;
    const notice = signatureNotices.withdrawn({ reference, day: dayAt(now) }, roomOf(mine, id));
    await notify(transaction, personId, notice);
    await writeSigner(transaction, "withdrawn", mine, now);
    await askAgency(transaction, request, "withdrawn", now);
    await audit(transaction, by, signatureActs.withdrawn({ personId, subject: `${reference} ${id}` }));
    return { receivedAt: now.toISOString() };
  });
}
