import type pg from "pg";
import { hashPassword } from "../../packages/api/src/features/identity/index.ts";
import {
  babysitterContractColumns,
  babysitterContractRows,
  houseworkContractColumns,
  houseworkContractRows,
  parentContractColumns,
  parentContractRows,
} from "./contracts.ts";
import { continueIds, copyInto, holdsPeople, inTransaction, settle } from "./generated.store.ts";
import { peopleRows, personColumns } from "./people.ts";
import { generatedPassword, type Size } from "./size.ts";

/** A database that cannot be filled; the message is one sentence. */
export class GeneratorProblem extends Error {}

/**
 * Fills a migrated, empty database by COPY, with a line to `say` for each table; throws GeneratorProblem when
 * it has people.
 */
export async function generate(pool: pg.Pool, size: Size, say: (line: string) => void): Promise<void> {
  const client = await pool.connect();
  try {
    if (await holdsPeople(client))
      throw new GeneratorProblem(
        "This database holds people already: the generator fills an empty one (another DATA_FOLDER or DATABASE_URL).",
      );
    const passwordHash = await hashPassword(generatedPassword);
    await inTransaction(client, async () => {
      say("People…");
      await copyInto(client, "person", personColumns, peopleRows(size, passwordHash));
      say("Contracts of parents…");
      await copyInto(client, "parent_contract", parentContractColumns, parentContractRows(size));
      say("Housework contracts…");
      await copyInto(client, "housework_contract", houseworkContractColumns, houseworkContractRows(size));
      say("Contracts of babysitters…");
      await copyInto(client, "babysitter_contract", babysitterContractColumns, babysitterContractRows(size));
      await continueIds(client);
    });
    say("Statistics…");
    await settle(client);
  } finally {
    client.release();
  }
}
