import { spawn } from "node:child_process";
import { makeFolder, removeFolder } from "@ribambelle/processes/folders";
import { makePostgres, systemPrograms } from "@ribambelle/processes/postgres";

// Runs a command with TEST_DATABASE_URL on a throwaway server of the machine's own PostgreSQL; exit code 77, as is the
// custom for what cannot be tried here, when there is none.
const notHere = 77;

async function main([command = "", ...args]: string[]): Promise<number> {
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
    const child = spawn(command, args, {
      stdio: "inherit",
      env: { ...process.env, TEST_DATABASE_URL: server.url("postgres") },
    });
    // The server must not outlive whoever asked for it.
    for (const name of ["SIGINT", "SIGTERM"] as const) process.on(name, () => child.kill(name));
    return await new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
  } finally {
    await server.stop("fast");
    await removeFolder(folder);
  }
}

process.exitCode = await main(process.argv.slice(2));
