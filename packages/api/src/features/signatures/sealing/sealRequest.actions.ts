import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { dayAt } from "@ribambelle/domain/kernel/day";
import { requestStates } from "@ribambelle/domain/signatures/signature";
import { signatureActs } from "@ribambelle/domain/signatures/signature.acts";
import { signatureNotices } from "@ribambelle/domain/signatures/signature.notices";
import { withdrawalLastDay } from "@ribambelle/domain/signatures/signature.rules";
import type { Db } from "../../../db/connection/connect.ts";
import { keepFiles, putLooseFile } from "../../../files/looseFiles.ts";
import { audit, type By } from "../../audit/index.ts";
import { holdSigned, moveBySigning } from "../../contracts/index.ts";
import { keepDocument, type LooseDocument, newDocumentKey, putDocument } from "../../documents/index.ts";
import { notify } from "../../notifications/index.ts";
import { findLastLink } from "../chain/chain.store.ts";
import { chain, type Happened } from "../chain/chain.ts";
import { newRequestId } from "../opening/openRequest.actions.ts";
import { AuthorityAway, type Seal } from "../seal/seal.ts";
import type { SigningDeps } from "../signatures.deps.ts";
import {
  findRequest,
  type HeldRequest,
  type KeptRequest,
  updateRequest,
  updateSigner,
} from "../signatures.store.ts";
import { addSealJob } from "../signing/sign.actions.ts";
import { roomOf, writeSigner } from "../told.ts";
import { closeRoom, contractOf, holdWithContract } from "../turns.ts";
import { insertSeal } from "./seal.store.ts";
import { sheetOf } from "./sheetOf.ts";

/** What sealing takes beside the rest: the agency’s seal, opened when it is needed. */
export interface SealingDeps extends SigningDeps {
  readonly agency: { readonly name: string };
  readonly seal: () => Promise<Seal>;
}

const byItself: By = { actorId: null, address: null, requestId: null, source: "job" };
const { Sealing, Completed } = requestStates.numbers;
const minuteMs = 60_000;
const longestMinutes = 60;
const withoutStampAfterMs = 24 * 60 * minuteMs;

/** Seals a request that all have signed, once, whatever the number of processes; what fails is tried again (SIGN-45, SIGN-46). */
export async function sealRequest(deps: SealingDeps, requestId: string): Promise<void> {
  const { db } = deps.connection;
  const seen = await findRequest(db, requestId);
  if (seen?.request.state !== Sealing) return;
  try {
    await sealNow(deps, seen);
  } catch (error) {
    deps.log.error({ err: error, signature: requestId }, "a signed document could not be sealed");
    await putOff(deps, seen.request, error instanceof AuthorityAway ? "time stamp" : "seal");
  }
}

// After 24 hours without its authority, it is sealed without a time stamp, unless one is required.
const isWithoutStamp = ({ config: { signing }, now }: SealingDeps, { sealingSince }: KeptRequest): boolean =>
  !signing.needsTimeStamp &&
  sealingSince !== null &&
  now().getTime() - sealingSince.getTime() >= withoutStampAfterMs;

async function sealNow(deps: SealingDeps, { request, signers }: HeldRequest): Promise<void> {
  const { connection, fileStore, agency, now } = deps;
  const { db } = connection;
  const [{ sealedDocument }, { sealWarning }] = await Promise.all([
    import("../seal/sealedDocument.ts"),
    import("../seal/seal.ts"),
  ]);
  const seal = await deps.seal();
  if (sealWarning(seal, now()) === "ended") throw new Error("the certificate of the seal has ended");
  const last = await findLastLink(db, request.id);
  if (!last) throw new Error("a signed request has a chain");
  const chained = { head: last.hash, length: last.seq };
  const file = await buffer(await fileStore.open(request.fileKey));
  const { bytes, isTimeStamped } = await sealedDocument(
    file,
    sheetOf({ request, signers }, agency.name, chained),
    seal,
    { withoutTimeStamp: isWithoutStamp(deps, request) },
  );
  const fileKey = newDocumentKey();
  await putLooseFile(db, fileStore, fileKey, bytes);
  const copy = await putDocument(deps, bytes);
  const sealed: Sealed = {
    ...{ fileKey, copy, isTimeStamped, chained },
    certificate: seal.fingerprint,
    sha256: createHash("sha256").update(bytes).digest(),
    byteCount: bytes.length,
  };
  await db.transaction().execute((transaction) => complete(transaction, deps, request.id, sealed));
}

interface Sealed {
  readonly fileKey: string;
  /** The same bytes as the document of the contract. */
  readonly copy: LooseDocument;
  readonly isTimeStamped: boolean;
  readonly certificate: string;
  readonly sha256: Buffer;
  readonly byteCount: number;
  readonly chained: { readonly head: string; readonly length: number };
}

// Two processes may both have made it: the files of the one that comes second go by themselves.
async function complete(transaction: Db, deps: SealingDeps, id: string, sealed: Sealed): Promise<void> {
  const now = deps.now();
  const held = await holdWithContract(transaction, id);
  if (held?.request.state !== Sealing) return;
  const { request, signers } = held;
  const { fileKey, sha256, byteCount, isTimeStamped, certificate, chained } = sealed;
  await keepFiles(transaction, [fileKey]);
  await insertSeal(transaction, {
    ...{ requestId: id, fileKey, sha256, byteCount, sealedAt: now, isTimeStamped, certificate },
  });
  const concludedDate = concludedOn(request, signers, now);
  await updateRequest(transaction, id, {
    ...{ state: Completed, completedAt: now, concludedDate, sealAfter: null },
    ...{ chainHead: chained.head, chainLength: chained.length },
  });
  const copied = await giveCopies(transaction, held, sealed, now);
  const facts = { sha256: sha256.toString("hex"), certificate, isTimeStamped };
  await chain(transaction, id, now, { kind: "sealed", position: null, facts }, ...copied);
  await moveOn(transaction, deps, held, concludedDate, now);
  const [first] = signers;
  const subject = `${request.contractReference} ${id}`;
  await audit(transaction, byItself, signatureActs.completed({ personId: first?.personId ?? null, subject }));
}

/** The day of conclusion: of the last signature, or of the seal where that is the agency’s signature (SIGN-60). */
function concludedOn({ agencySigns }: KeptRequest, signers: HeldRequest["signers"], now: Date): string {
  const last = signers.at(-1)?.signedAt ?? now;
  return dayAt(agencySigns === "person" ? last : now);
}

/** Gives each signer their copy: in their room, as the contract’s document, and by letter (SIGN-47, SIGN-48). */
async function giveCopies(
  transaction: Db,
  { request, signers }: HeldRequest,
  { copy }: Sealed,
  now: Date,
): Promise<Happened[]> {
  const contract = await holdSigned(transaction, contractOf(request));
  const owner = contract?.person.userId ?? null;
  const happened: Happened[] = [];
  if (owner !== null) {
    const of = { personId: owner, reference: request.contractReference, kind: "contract" } as const;
    await keepDocument(transaction, of, copy, { by: null, now, keepsFormer: true });
  }
  for (const signer of signers) {
    await updateSigner(transaction, signer, { sealedDocumentId: newRequestId() });
    const { contractReference: reference } = request;
    const notice = signatureNotices.completed({ reference }, roomOf(signer, request.id));
    await notify(transaction, signer.personId, notice);
    const letter = await writeSigner(transaction, "completed", signer, now);
    happened.push({ kind: "copied", position: signer.position, facts: { letter: letter ?? "" } });
  }
  return happened;
}

async function moveOn(
  transaction: Db,
  deps: SealingDeps,
  { request, signers }: HeldRequest,
  concludedDate: string,
  now: Date,
): Promise<void> {
  const of = contractOf(request);
  const lastDay = request.isDistanceConsumer ? withdrawalLastDay(concludedDate) : null;
  const [first] = signers;
  const withdrawal =
    first && lastDay ? { withdrawalRoom: roomOf(first, request.id), withdrawalLastDay: lastDay } : {};
  await closeRoom(transaction, request, now, withdrawal);
  const contract = await holdSigned(transaction, of);
  const hasBegun = contract?.startDate && contract.startDate <= dayAt(now);
  if (hasBegun)
    await moveBySigning(transaction, deps, of, "startSigned", { by: byItself, now, source: "job" });
}

/** Notes that sealing failed, and has it tried again after 1, 2, 4 … 60 minutes. */
async function putOff(
  { connection: { db }, now }: SealingDeps,
  { id }: KeptRequest,
  what: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const held = await holdWithContract(transaction, id);
    if (held?.request.state !== Sealing) return;
    const attempts = held.request.sealAttempts + 1;
    const minutes = Math.min(longestMinutes, 2 ** Math.min(attempts - 1, 6));
    const at = now();
    const sealAfter = new Date(at.getTime() + minutes * minuteMs);
    await updateRequest(transaction, id, { sealAttempts: Math.min(attempts, 1_000), sealAfter });
    // The chain tells of the first failure alone: the sheet prints its head, which each of them would move.
    if (attempts === 1)
      await chain(transaction, id, at, { kind: "sealing-failed", position: null, facts: { what } });
    await addSealJob(transaction, id, minutes * 60);
  });
}
