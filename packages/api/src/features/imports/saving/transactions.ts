import type { Db } from "../../../db/connection/connect.ts";
import { noteThatItTries } from "../../../importing/tried.store.ts";
import type { ImportTransaction } from "./saveBatch.ts";

/** How the batches of an import are committed: each by itself, or all in one transaction. */
export interface Transactions {
  run<Result>(work: (transaction: ImportTransaction) => Promise<Result>): Promise<Result>;
  /** True when each `run` is committed at its end. */
  readonly keepsEach: boolean;
  /** Ends the transaction that is still open, if any: commits it when `keep`, else rolls it back. */
  end(keep: boolean): Promise<void>;
}

/** Commits each piece of work by itself: an import that is cut short keeps the batches before. */
export function committing(session: Db): Transactions {
  return {
    keepsEach: true,
    async run(work) {
      const transaction = await session.startTransaction().execute();
      try {
        const result = await work(transaction);
        await transaction.commit().execute();
        return result;
      } catch (error) {
        await transaction.rollback().execute();
        throw error;
      }
    },
    async end() {},
  };
}

/** Does all the work in one transaction: each piece sees those before, and nobody sees anything before its end. */
export async function inOne(session: Db): Promise<Transactions> {
  return ofOne(await session.startTransaction().execute());
}

/** Does all the work in one transaction that will be rolled back: what people are found by is not written for it. */
export async function trying(session: Db): Promise<Transactions> {
  const transaction = await session.startTransaction().execute();
  await noteThatItTries(transaction);
  return ofOne(transaction);
}

function ofOne(transaction: ImportTransaction): Transactions {
  return {
    keepsEach: false,
    run: (work) => work(transaction),
    async end(keep) {
      if (keep) await transaction.commit().execute();
      else await transaction.rollback().execute();
    },
  };
}
