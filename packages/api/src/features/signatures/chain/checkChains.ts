import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { requestStates } from "@ribambelle/domain/signatures/signature";
import { pagesAfter } from "../../../db/pagesAfter.ts";
import type { Deps } from "../../../deps.ts";
import { findSeal } from "../sealing/seal.store.ts";
import { findRequest, type KeptRequest } from "../signatures.store.ts";
import { type KeptChainEvent, listChain, listChained } from "./chain.store.ts";
import { brokenLink } from "./chain.ts";

/** What does not fit: which request, at which event or file, and why. */
export interface Misfit {
  readonly requestId: string;
  readonly why:
    | "missing"
    | "changed"
    | "cut"
    | "no-request"
    | "no-events"
    | "head-differs"
    | "file-changed"
    | "file-missing"
    | "seal-broken"
    | "no-seal";
  /** The event at which it does not fit; null for a file. */
  readonly seq: number | null;
}

const batch = 200;
type Needs = Pick<Deps, "connection" | "fileStore">;

/** Follows every chain and judges every sealed file; gives the first that does not fit of each request (SIGN-51). */
export async function* checkChains({ connection: { db }, fileStore }: Needs): AsyncGenerator<Misfit | null> {
  const read = (after: string, limit: number) => listChained(db, after, limit);
  for await (const ids of pagesAfter(read, (id) => id, "", batch))
    for (const id of ids) yield await misfitOf({ db, fileStore }, id);
}

interface Reading {
  readonly db: Needs["connection"]["db"];
  readonly fileStore: Needs["fileStore"];
}

async function misfitOf(reading: Reading, requestId: string): Promise<Misfit | null> {
  const [held, events] = await Promise.all([
    findRequest(reading.db, requestId),
    listChain(reading.db, requestId),
  ]);
  const misfit = (why: Misfit["why"], seq: number | null = null) => ({ requestId, why, seq });
  if (!held) return misfit("no-request", events[0]?.seq ?? null);
  if (events.length === 0) return misfit("no-events");
  const broken = brokenLink(requestId, events);
  if (broken) return misfit(broken.why, broken.seq);
  const { Completed, Withdrawn } = requestStates.numbers;
  const isSealed = held.request.state === Completed || held.request.state === Withdrawn;
  if (!isSealed) return null;
  const sealed = await sealMisfit(reading, held.request, events);
  return sealed && misfit(sealed.why, sealed.seq);
}

async function sealMisfit(
  { db, fileStore }: Reading,
  request: KeptRequest,
  events: readonly KeptChainEvent[],
): Promise<Pick<Misfit, "why" | "seq"> | null> {
  const seal = await findSeal(db, request.id);
  if (!seal) return { why: "no-seal", seq: null };
  const bytes = await fileStore.open(seal.fileKey).then(buffer, () => null);
  if (!bytes) return { why: "file-missing", seq: null };
  if (!createHash("sha256").update(bytes).digest().equals(seal.sha256))
    return { why: "file-changed", seq: null };
  const { verifySealed } = await import("../seal/verifySealed.ts");
  const judged = await verifySealed(bytes);
  if (!judged.isIntact || judged.sheet.requestId !== request.id) return { why: "seal-broken", seq: null };
  const { chainHead, eventCount } = judged.sheet;
  // What the sealed file prints cannot be computed anew by whoever changed rows.
  const printed = events[eventCount - 1];
  return printed?.hash === chainHead ? null : { why: "head-differs", seq: eventCount };
}
