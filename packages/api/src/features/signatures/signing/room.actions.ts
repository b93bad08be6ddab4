import { commonRefusals, fieldProblems } from "@ribambelle/domain/kernel/refusal";
import { refusalReasons, requestStates, signerStates } from "@ribambelle/domain/signatures/signature";
import { signatureActs } from "@ribambelle/domain/signatures/signature.acts";
import { signatureRefusals } from "@ribambelle/domain/signatures/signature.refusals";
import { isOpenAt } from "@ribambelle/domain/signatures/signature.rules";
import { Refused } from "../../../acting/refused.ts";
import { audit } from "../../audit/index.ts";
import { moveBySigning } from "../../contracts/index.ts";
import { countEvents } from "../chain/chain.store.ts";
import { chain } from "../chain/chain.ts";
import { endRequest } from "../ending.ts";
import { type SigningDeps, seenFacts } from "../signatures.deps.ts";
import { updateRequest, updateSigner } from "../signatures.store.ts";
import { askAgency } from "../told.ts";
import { contractOf } from "../turns.ts";
import { heldFor, refuseClosed, refuseUnlessTheirTurn, requestFor } from "./heldFor.ts";
import type { InRoom } from "./sendCode.actions.ts";

type Needs = Pick<SigningDeps, "connection">;
const dayMs = 86_400_000;
const mostMistakes = 5;

/** Notes the first time that a signer opens their room; nothing else changes by it (SIGN-04). */
export async function noteViewed(
  { connection: { db } }: Needs,
  id: string,
  { personId, seen, now }: InRoom,
): Promise<void> {
  const { mine } = await requestFor(db, id, personId);
  if (mine.openedAt !== null) return;
  await db.transaction().execute(async (transaction) => {
    const held = await heldFor(transaction, id, personId);
    if (held.mine.openedAt !== null) return;
    await updateSigner(transaction, held.mine, { openedAt: now });
    const viewed = { kind: "viewed", position: held.mine.position, facts: seenFacts(seen) } as const;
    await chain(transaction, id, now, viewed);
  });
}

/** Notes that the end of the document was shown; twice is the same (SIGN-07). */
export async function markRead(
  { connection: { db } }: Needs,
  {
    id,
    how,
    pagesSeen,
  }: { readonly id: string; readonly how: "pages" | "download"; readonly pagesSeen: number },
  { personId, by, seen, now }: InRoom,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { request, mine } = await heldFor(transaction, id, personId);
    if (mine.readAt !== null) return;
    refuseClosed(request, now);
    if (how === "pages" && pagesSeen < request.pageCount) {
      const message = fieldProblems.invalid?.fr ?? "";
      throw new Refused(commonRefusals.invalid, {
        issues: [{ path: "pagesSeen", code: "invalid", message }],
      });
    }
    await updateSigner(transaction, mine, { readAt: now, readHow: how });
    const facts = { how, pagesSeen, sha256: request.sha256.toString("hex"), ...seenFacts(seen) };
    await chain(transaction, id, now, { kind: "read", position: mine.position, facts });
    const subject = `${request.contractReference} ${id}`;
    await audit(transaction, by, signatureActs.read({ personId, subject }));
  });
}

/** Tells the agency of a mistake, and leaves everything as it is (SIGN-09). */
export async function reportMistake(
  { connection: { db } }: Needs,
  { id, comment }: { readonly id: string; readonly comment: string },
  { personId, by, seen, now }: InRoom,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { request, mine } = await heldFor(transaction, id, personId);
    refuseClosed(request, now);
    const { position } = mine;
    const of = {
      requestId: id,
      position,
      kind: "mistake-reported",
      since: new Date(now.getTime() - dayMs),
    } as const;
    if ((await countEvents(transaction, of)) >= mostMistakes)
      throw new Refused(signatureRefusals.reportedOften, { retryAfterSeconds: dayMs / 1_000 });
    await updateSigner(transaction, mine, { mistake: comment, mistakeAt: now });
    const facts = { comment, ...seenFacts(seen) };
    await chain(transaction, id, now, { kind: "mistake-reported", position, facts });
    await askAgency(transaction, request, "mistake", now);
    const subject = `${request.contractReference} ${id}`;
    await audit(transaction, by, signatureActs.mistakeReported({ personId, subject }));
  });
}

/** Closes a request for all, since one of its signers will not sign; the reason is the agency’s alone (SIGN-23, SIGN-24). */
export async function refuse(
  deps: SigningDeps,
  {
    id,
    reason,
    comment,
  }: { readonly id: string; readonly reason: number | null; readonly comment: string | null },
  { personId, by, seen, now }: InRoom,
): Promise<void> {
  const said = comment || null;
  await deps.connection.db.transaction().execute(async (transaction) => {
    const { request, mine, signers } = await heldFor(transaction, id, personId);
    refuseUnlessTheirTurn(request, mine, now);
    const isSaid = reason !== null && (reason !== refusalReasons.numbers.Other || said !== null);
    if (!isSaid) throw new Refused(signatureRefusals.reasonRequired);
    await updateSigner(transaction, mine, {
      state: signerStates.numbers.Refused,
      refusedAt: now,
      refusalReason: reason,
      refusalComment: said,
    });
    const facts = { reason, comment: said ?? "", ...seenFacts(seen) };
    await chain(transaction, id, now, { kind: "refused", position: mine.position, facts });
    await endRequest(transaction, { request, signers }, "refused", { now });
    await moveBySigning(transaction, deps, contractOf(request), "refuseSigning", { by, now, source: "page" });
    await askAgency(transaction, request, "refused", now);
    const subject = `${request.contractReference} ${id}`;
    await audit(transaction, by, signatureActs.refused({ personId, subject }));
  });
}

/** Asks the agency for another document to sign, once a day, where this one ended unsigned (SIGN-35). */
export async function askAgain(
  { connection: { db } }: Needs,
  id: string,
  { personId, by, now }: Omit<InRoom, "seen">,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { request } = await heldFor(transaction, id, personId);
    const { askedAgainAt, state } = request;
    const { Sealing, Completed } = requestStates.numbers;
    if (isOpenAt(request, now) || state === Sealing || state === Completed)
      throw new Refused(signatureRefusals.stillOpen);
    const wait = askedAgainAt ? dayMs - (now.getTime() - askedAgainAt.getTime()) : 0;
    if (wait > 0)
      throw new Refused(signatureRefusals.askedToday, { retryAfterSeconds: Math.ceil(wait / 1_000) });
    await updateRequest(transaction, id, { askedAgainAt: now });
    await askAgency(transaction, request, "asked-again", now);
    const subject = `${request.contractReference} ${id}`;
    await audit(transaction, by, signatureActs.askedAgain({ personId, subject }));
  });
}
