import type pg from "pg";
import { hashPassword } from "../../packages/api/src/features/identity/index.ts";
import {
  continueIds,
  copyInto,
  endTimeLimits,
  holdsPeople,
  inTransaction,
  settle,
} from "./generated.store.ts";
import { dropIndexes } from "./indexes.store.ts";
import { generatedPassword, type Size } from "./size.ts";
import { type GeneratedTable, generatedTables } from "./tables.ts";

/** A database that cannot be filled; the message is one sentence. */
export class GeneratorProblem extends Error {}

const namesOf = (tables: readonly GeneratedTable[]) => tables.map(({ name }) => name);

/**
 * Fills a migrated, empty database by COPY, with a line to `say` for each table; throws GeneratorProblem when
 * it has people.
 */
export async function generate(pool: pg.Pool, size: Size, say: (line: string) => void): Promise<void> {
  const client = await pool.connect();
  try {
    await endTimeLimits(client);
    if (await holdsPeople(client))
      throw new GeneratorProblem(
        "This database holds people already: the generator fills an empty one (another DATA_FOLDER or DATABASE_URL).",
      );
    const { always, privateSpace } = generatedTables(size, await hashPassword(generatedPassword));
    const timed = async (work: () => Promise<string>) => {
      const begun = performance.now();
      const done = await work();
      say(`${done} in ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
    };
    const fill = async (tables: readonly GeneratedTable[]) => {
      for (const { name, title, columns, rows } of tables)
        await timed(async () => `${title}: ${await copyInto(client, name, columns, rows)} rows`);
    };
    await inTransaction(client, async () => {
      await fill(always);
      const makeIndexes = await dropIndexes(client, namesOf(privateSpace));
      await fill(privateSpace);
      await timed(async () => {
        await makeIndexes();
        return "Their keys and indexes";
      });
      await continueIds(client);
    });
    say("Statistics…");
    await settle(client, [...namesOf(always), ...namesOf(privateSpace), "contract_standing"]);
  } finally {
    // Its connection has no time limits any more: nobody else gets it.
    client.release(true);
  }
}
