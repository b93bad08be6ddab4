import { createHash } from "node:crypto";
import {
  type ChainEvent,
  canonicalEvent,
  type EventKind,
  type Fact,
  firstPrevious,
} from "@ribambelle/domain/signatures/chain";
import type { Db } from "../../../db/connection/connect.ts";
import { findLastLink, insertLinks, type KeptChainEvent } from "./chain.store.ts";

/** Something that happened, before it is chained. */
export interface Happened {
  readonly kind: EventKind;
  /** Whose it is among the signers; null for the agency’s and the portal’s. */
  readonly position: number | null;
  readonly facts?: { readonly [name: string]: Fact };
}

/** Gives the hash of an event over its canonical form (SIGN-49). */
export const hashOf = (event: ChainEvent): string =>
  createHash("sha256").update(canonicalEvent(event), "utf8").digest("hex");

/** Adds events to the chain of a request, which the caller holds; gives the head and how many there are then. */
export async function chain(
  transaction: Db,
  requestId: string,
  now: Date,
  ...happened: readonly Happened[]
): Promise<{ readonly head: string; readonly length: number }> {
  const last = await findLastLink(transaction, requestId);
  let [seq, previous] = [last?.seq ?? 0, last?.hash ?? firstPrevious];
  // An event never stands before the one it follows, whatever the clocks of two processes say.
  const at = (last && last.at > now ? last.at : now).toISOString();
  const links = happened.map(({ kind, position, facts = {} }) => {
    seq += 1;
    const event = { request: requestId, seq, at, kind, position, facts: plain(facts), previous };
    const hash = hashOf(event);
    previous = hash;
    return { seq, at, kind, position, facts: event.facts, previous: event.previous, hash };
  });
  await insertLinks(transaction, requestId, links);
  return { head: previous, length: seq };
}

// What the database could not keep as it is: a zero character, half of a character.
function plain(fact: Fact): Fact {
  if (typeof fact === "string") return fact.replaceAll("\u0000", "").toWellFormed();
  if (fact === null || typeof fact !== "object") return fact;
  if (Array.isArray(fact)) return fact.map(plain);
  return Object.fromEntries(Object.entries(fact).map(([name, value]) => [name, plain(value)]));
}

/** What does not fit in a chain: at which event, and why. */
export interface BrokenLink {
  readonly seq: number;
  readonly why: "missing" | "changed" | "cut";
}

/** Follows a chain from its first event: each counts on from the one before, names its hash, and has its own (SIGN-51). */
export function brokenLink(requestId: string, events: readonly KeptChainEvent[]): BrokenLink | null {
  let previous = firstPrevious;
  for (const [index, event] of events.entries()) {
    if (event.seq !== index + 1) return { seq: index + 1, why: "missing" };
    if (event.previous !== previous) return { seq: event.seq, why: "cut" };
    const { at, kind, position, facts } = event;
    const said = {
      request: requestId,
      seq: event.seq,
      at: at.toISOString(),
      kind,
      position,
      facts,
      previous,
    };
    if (hashOf(said) !== event.hash) return { seq: event.seq, why: "changed" };
    previous = event.hash;
  }
  return null;
}
