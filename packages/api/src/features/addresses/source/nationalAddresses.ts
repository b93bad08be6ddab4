import { setTimeout as timer } from "node:timers";
import { type FoundAddress, mostResults } from "@ribambelle/domain/addresses/address";
import { addressRefusals } from "@ribambelle/domain/addresses/address.texts";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { Refused } from "../../../acting/refused.ts";
import { openPatience, type Patience } from "./patience.ts";
import { readFeatures } from "./readFeatures.ts";

/** Finds the addresses that a text may mean; throws the refusal to answer with when it cannot. */
export type AddressSearch = (text: string) => Promise<FoundAddress[]>;

interface Needs {
  /** The address of its search: https://data.geopf.fr/geocodage/search. */
  readonly url: string;
  readonly now: () => Date;
  readonly log: Logger;
  readonly timeoutMs?: number;
}

// The service takes 50 calls a second from one address; another process may share it.
const limits = { callsPerSecond: 20, failures: 5, restSeconds: 30, mostPauseSeconds: 300 };
const dayMs = 24 * 3_600_000;
const mostBytes = 1_000_000;

const busy = (retryAfterSeconds: number) => new Refused(addressRefusals.sourceBusy, { retryAfterSeconds });

/** Gives the seconds of a Retry-After, which is a number or a date; 5 when there is none. */
function secondsToWait(header: string | null, now: Date): number {
  if (header === null) return 5;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now.getTime()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : 5;
}

async function readBounded(answer: Response): Promise<unknown> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > mostBytes) throw new Error("the answer is too long");
  }
  return JSON.parse(text);
}

async function ask({ url, now, timeoutMs = 4_000 }: Needs, text: string, patience: Patience) {
  const address = new URL(url);
  address.searchParams.set("q", text);
  address.searchParams.set("limit", String(mostResults));
  const cut = new AbortController();
  const limit = timer(() => cut.abort(new Error("no answer in time")), timeoutMs);
  try {
    const answer = await fetch(address, {
      signal: cut.signal,
      redirect: "error",
      headers: { accept: "application/json" },
    });
    if (answer.status === 429) {
      await answer.body?.cancel();
      const seconds = secondsToWait(answer.headers.get("retry-after"), now());
      patience.pause(seconds);
      throw busy(Math.min(seconds, limits.mostPauseSeconds));
    }
    // It refuses a text that it can make nothing of.
    if (answer.status === 400) {
      await answer.body?.cancel();
      return [];
    }
    const found = answer.ok ? readFeatures(await readBounded(answer)) : null;
    if (!found) throw new Error(`answered ${answer.status}`);
    return found;
  } finally {
    clearTimeout(limit);
    cut.abort();
  }
}

/**
 * Opens the search by the national address API (docs/decisions/0048). A search that was made within a day is answered
 * from memory; the source is called twenty times a second at most, left alone as long as it asks (429), and for half a
 * minute after five failures in a row.
 */
export function nationalAddresses(deps: Needs): AddressSearch {
  const known = new LRUCache<string, FoundAddress[]>({ max: 2_000, ttl: dayMs });
  const patience = openPatience(limits, () => deps.now().getTime());
  return async (text) => {
    const key = text.toLowerCase().replace(/\s+/g, " ");
    const kept = known.get(key);
    if (kept) return kept;
    const wait = patience.take();
    if (wait > 0) throw busy(wait);
    try {
      const found = await ask(deps, text, patience);
      patience.answered();
      known.set(key, found);
      return found;
    } catch (error) {
      if (error instanceof Refused) throw error;
      patience.failed();
      // The text is where somebody lives: the log says what failed, not for whom.
      deps.log.warn({ reason: String(error) }, "the address search failed");
      throw new Refused(addressRefusals.sourceFailed, { cause: error });
    }
  };
}
