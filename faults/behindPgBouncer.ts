import { makeFolder, removeFolder } from "@ribambelle/processes/folders";
import { hasPgBouncer, type PgBouncer, startPgBouncer } from "@ribambelle/processes/pgBouncer";
import { makePostgres } from "@ribambelle/processes/postgres";
import { notHere, runWith } from "./runWith.ts";

// Runs a command with TEST_DATABASE_URL through a PgBouncer in session mode; databases are made and dropped directly.
async function main(command: string[]): Promise<number> {
  if (!hasPgBouncer()) {
    process.stdout.write("skipped: PgBouncer is not installed on this machine\n");
    return notHere;
  }
  const folder = makeFolder();
  const server = await makePostgres(folder);
  let pooler: PgBouncer | undefined;
  try {
    await server.start();
    pooler = await startPgBouncer(folder, server.url("postgres"), "session");
    return await runWith(command, {
      TEST_DATABASE_URL: pooler.url("postgres"),
      TEST_DATABASE_DIRECT_URL: server.url("postgres"),
    });
  } finally {
    await pooler?.stop();
    await server.stop("fast");
    await removeFolder(folder);
  }
}

process.exitCode = await main(process.argv.slice(2));
