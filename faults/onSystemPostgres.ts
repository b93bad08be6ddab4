import { makeFolder, removeFolder } from "@ribambelle/processes/folders";
import { makePostgres, systemPrograms } from "@ribambelle/processes/postgres";
import { notHere, runWith } from "./runWith.ts";

// Runs a command with TEST_DATABASE_URL on a throwaway server of the machine's own PostgreSQL.
async function main(command: string[]): Promise<number> {
  const programs = systemPrograms();
  if (!programs) {
    process.stdout.write("skipped: no PostgreSQL that the portal takes is installed on this machine\n");
    return notHere;
  }
  const folder = makeFolder();
  const server = await makePostgres(folder, programs.folder);
  try {
    await server.start();
    process.stdout.write(`On PostgreSQL ${programs.major} of ${programs.folder}\n`);
    return await runWith(command, { TEST_DATABASE_URL: server.url("postgres") });
  } finally {
    await server.stop("fast");
    await removeFolder(folder);
  }
}

process.exitCode = await main(process.argv.slice(2));
