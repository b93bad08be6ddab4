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
import { generatedPassword, type Size } from "./size.ts";
import { generatedTables } from "./tables.ts";

/** A database that cannot be filled; the message is one sentence. */
export class GeneratorProblem extends Error {}

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
    const tables = generatedTables(size, await hashPassword(generatedPassword));
    await inTransaction(client, async () => {
      for (const { name, title, columns, rows } of tables) {
        const begun = performance.now();
        const count = await copyInto(client, name, columns, rows);
        const seconds = (performance.now() - begun) / 1_000;
        say(`${title}: ${count} rows in ${seconds.toFixed(1)} s`);
      }
      await continueIds(client);
    });
    say("Statistics…");
    await settle(client, [...tables.map(({ name }) => name), "contract_standing"]);
  } finally {
    // Its connection has no time limits any more: nobody else gets it.
    client.release(true);
  }
}
