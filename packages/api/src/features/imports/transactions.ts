import type { Db } from "../../db/connect.ts";
import type { ImportTransaction } from "./keepBatch.ts";

/** How the batches of an import are kept: each in its own transaction, or all in one that is undone. */
export interface Transactions {
  run<Result>(work: (transaction: ImportTransaction) => Promise<Result>): Promise<Result>;
  end(): Promise<void>;
}

/** Commits each piece of work by itself: an import that is cut short keeps the batches before. */
export function committing(session: Db): Transactions {
  return {
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

/** Does all the work in one transaction, so that each piece sees those before, and undoes it at the end. */
export async function undoing(session: Db): Promise<Transactions> {
  const transaction = await session.startTransaction().execute();
  return {
    run: (work) => work(transaction),
    end: () => transaction.rollback().execute(),
  };
}
