import { dayAt } from "@ribambelle/domain/kernel/day";
import { type RequestState, requestStates, signerStates } from "@ribambelle/domain/signatures/signature";
import { signatureActs } from "@ribambelle/domain/signatures/signature.acts";
import { signatureNotices } from "@ribambelle/domain/signatures/signature.notices";
import { signatureRefusals } from "@ribambelle/domain/signatures/signature.refusals";
import { codeLimits, typedCode } from "@ribambelle/domain/signatures/signature.rules";
import { Refused } from "../../../acting/refused.ts";
import type { Db } from "../../../db/connection/connect.ts";
import { addDelayedJobs } from "../../../jobs/jobs.store.ts";
import type { Secrets } from "../../../secrets/portalSecret.ts";
import { audit } from "../../audit/index.ts";
import { moveBySigning, noteSignature } from "../../contracts/index.ts";
import { notify } from "../../notifications/index.ts";
import { listWrongCodes } from "../chain/chain.store.ts";
import { chain, type Happened } from "../chain/chain.ts";
import { type SigningDeps, seenFacts } from "../signatures.deps.ts";
import {
  type HeldRequest,
  isParty,
  type KeptSigner,
  updateRequest,
  updateSigner,
} from "../signatures.store.ts";
import { roomOf, tellAgency, writeSigner } from "../told.ts";
import { beginTurn, closeRoom, contractOf } from "../turns.ts";
import { contextOf, isCode } from "./codeSecret.ts";
import { endCodes, findLastCode, type KeptCode, updateUsed, updateWrong } from "./codes.store.ts";
import { type HeldFor, heldFor, refuseBlocked, refuseUnlessTheirTurn } from "./heldFor.ts";
import type { InRoom } from "./sendCode.actions.ts";

export const sealTask = "signatures.seal";

/** Asks for the seal of a request, in the transaction of what makes it due; twice is once. */
export const addSealJob = (transaction: Db, requestId: string, seconds = 0): Promise<void> =>
  addDelayedJobs(transaction, sealTask, [
    { key: `signature-seal:${requestId}`, payload: { requestId }, seconds },
  ]);

type Outcome =
  | { readonly refused: Refused }
  | { readonly refused?: undefined; readonly state: RequestState; readonly signedAt: string };

/**
 * Signs by the code that was sent: signer, chain, states of request and contract, letters and notices, all or nothing (SIGN-20).
 * A wrong code is kept, and refused.
 */
export async function sign(
  deps: SigningDeps,
  secrets: Secrets,
  { id, code }: { readonly id: string; readonly code: string },
  room: InRoom,
): Promise<{ state: RequestState; signedAt: string }> {
  const outcome = await deps.connection.db.transaction().execute(async (transaction): Promise<Outcome> => {
    const held = await heldFor(transaction, id, room.personId);
    refuseUnlessTheirTurn(held.request, held.mine, room.now);
    refuseBlocked(held.mine, room.now);
    const last = await findLastCode(transaction, held.mine);
    const kept = usable(held, last, room.now);
    if (!isCode(secrets, held.mine, kept, typedCode(code))) return noteWrong(transaction, held, kept, room);
    return signed(transaction, deps, held, kept, room);
  });
  if (outcome.refused) throw outcome.refused;
  return outcome;
}

function usable({ request, mine }: HeldFor, last: KeptCode | null, now: Date): KeptCode {
  if (last && last.wrongAttempts >= codeLimits.wrongPerCode) throw new Refused(signatureRefusals.codeSpent);
  const isBound = last?.contextHash.equals(contextOf(request, mine)) ?? false;
  if (!last || last.endedAt || now >= last.expiresAt || !isBound)
    throw new Refused(signatureRefusals.codeExpired);
  return last;
}

// What was typed wrongly stays, whatever becomes of the request that says so (SIGN-16, SIGN-17).
async function noteWrong(
  transaction: Db,
  { request, mine }: HeldFor,
  code: KeptCode,
  { now, seen, by, personId }: InRoom,
): Promise<Outcome> {
  const attempts = code.wrongAttempts + 1;
  await updateWrong(transaction, code.id, attempts);
  const wrong = { kind: "code-wrong", position: mine.position, facts: seenFacts(seen) } as const;
  await chain(transaction, request.id, now, wrong);
  const since = new Date(now.getTime() - codeLimits.blockedMs);
  const all = await listWrongCodes(transaction, request.id, mine.position, since);
  if (all.length >= codeLimits.wrongPerDay) {
    const blockedUntil = new Date(now.getTime() + codeLimits.blockedMs);
    await updateSigner(transaction, mine, { blockedUntil });
    await endCodes(transaction, mine, now);
    await tellAgency(transaction, request, "blocked");
    const subject = `${request.contractReference} ${request.id}`;
    await audit(transaction, by, signatureActs.blocked({ personId, subject }));
    const retryAfterSeconds = codeLimits.blockedMs / 1_000;
    return { refused: new Refused(signatureRefusals.blocked, { retryAfterSeconds }) };
  }
  const attemptsLeft = codeLimits.wrongPerCode - attempts;
  return attemptsLeft > 0
    ? { refused: new Refused(signatureRefusals.codeWrong, { attemptsLeft }) }
    : { refused: new Refused(signatureRefusals.codeSpent) };
}

async function signed(
  transaction: Db,
  deps: SigningDeps,
  held: HeldFor,
  code: KeptCode,
  { now, seen, by, personId }: InRoom,
): Promise<Outcome> {
  const { request, mine } = held;
  const { position } = mine;
  await updateUsed(transaction, code.id, now);
  await updateSigner(transaction, mine, { state: signerStates.numbers.Signed, signedAt: now });
  const subject = `${request.contractReference} ${request.id}`;
  await audit(transaction, by, signatureActs.signed({ personId, subject }));
  const { contractReference: reference } = request;
  await notify(transaction, personId, signatureNotices.received({ reference }, roomOf(mine, request.id)));
  const letter = await writeSigner(transaction, "received", mine, now);
  const { place, startsEarly, startDate, locale } = mine;
  const facts = {
    sha256: request.sha256.toString("hex"),
    context: code.contextHash.toString("hex"),
    ...{ place: place ?? "", startsEarly, startDate, locale: locale ?? "", letter: letter ?? "" },
    ...seenFacts(seen),
  };
  const happened: Happened[] = [
    {
      kind: "code-right",
      position,
      facts: { letter: code.letterId, letterState: code.letter ?? "", ...seenFacts(seen) },
    },
    { kind: "signed", position, facts },
  ];
  if (startsEarly === false) await tellAgency(transaction, request, "late-start");
  const { state, more } = await goOn(transaction, deps, held, { by, now });
  await chain(transaction, request.id, now, ...happened, ...more);
  return { state, signedAt: now.toISOString() };
}

type Going = Pick<InRoom, "by" | "now">;

/** Has the next one sign, or the seal be made; moves the contract once no family or babysitter remains (SIGN, table of states). */
async function goOn(
  transaction: Db,
  deps: SigningDeps,
  { request, signers, mine }: HeldRequest & { readonly mine: KeptSigner },
  { by, now }: Going,
): Promise<{ state: RequestState; more: readonly Happened[] }> {
  const rest = signers.filter(({ position }) => position > mine.position);
  const today = dayAt(now);
  await closeRoom(transaction, request, now, { signedHereOn: today });
  const of = contractOf(request);
  if (isParty(mine) && !rest.some(isParty))
    await moveBySigning(transaction, deps, of, "completeSigning", {
      ...{ by, now, source: "page" },
      said: { day: today },
    });
  else await noteSignature(transaction, of, { by, now });
  const [next] = rest;
  if (next) {
    const told = await beginTurn(transaction, request, next, now);
    return { state: request.state, more: [told] };
  }
  const { Sealing } = requestStates.numbers;
  await updateRequest(transaction, request.id, { state: Sealing, sealingSince: now, sealAfter: now });
  await addSealJob(transaction, request.id);
  return { state: Sealing, more: [] };
}
