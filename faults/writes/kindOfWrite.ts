import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { Answer } from "../visitor.ts";

/** One kind of write, done again and again by somebody while the portal is killed. */
export interface KindOfWrite {
  readonly title: string;
  /** How many writes were acknowledged so far. */
  readonly acknowledged: () => number;
  /** Makes what the next writes need, while no portal has to run. */
  readonly prepare?: (database: pg.ClientConfig | string) => Promise<void>;
  /** Writes once; rejects with a TypeError when the portal is gone, with an Error when it refuses. */
  readonly write: (address: string) => Promise<void>;
  /** Expects what was acknowledged to be kept, once and whole, and what was not, whole or not at all. */
  readonly check: (address: string, database: pg.ClientConfig | string) => Promise<void>;
}

/** Writes in each of these ways until the portal is gone; rejects when it refuses a write. */
export async function writeInEachWay(address: string, kinds: readonly KindOfWrite[]): Promise<void> {
  let isGone = false;
  const loops = kinds.map(async ({ write }) => {
    while (!isGone) {
      await write(address).catch((error: unknown) => {
        isGone = true;
        // A broken connection.
        if (!(error instanceof TypeError)) throw error;
      });
    }
  });
  await Promise.all(loops);
}

/** Writes in each of these ways until it is over, whatever is away meanwhile; rejects when a write is refused for another reason. */
export async function writeThroughOutages(
  address: string,
  kinds: readonly KindOfWrite[],
  isOver: () => boolean,
): Promise<void> {
  const loops = kinds.map(async ({ write }) => {
    while (!isOver()) {
      await write(address).catch((error: unknown) => {
        if (!(error instanceof WriteRefused && error.status === 503)) throw error;
      });
      await pause(5);
    }
  });
  await Promise.all(loops);
}

/** A write that was answered, but not acknowledged. */
class WriteRefused extends Error {
  readonly status: number;

  constructor({ status, body }: Answer) {
    super(`A write was refused: ${status} ${body}`);
    this.status = status;
  }
}

/** Gives an answer that acknowledges; throws for any other. */
export function acknowledged(answer: Answer): Answer {
  if (answer.status !== 200) throw new WriteRefused(answer);
  return answer;
}
