import { spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { makeOutsideServer } from "./outsideServer.ts";

// Runs a command with TEST_DATABASE_URL on a throwaway server of the machine's own PostgreSQL, the oldest that the portal
// takes; exit code 77, as is the custom for what cannot be tried here, when there is none.
const oldestMajor = 15;
const notHere = 77;

interface Programs {
  readonly folder: string;
  readonly major: number;
}

function findPrograms(): Programs | null {
  const usual = ["/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql@*/bin"];
  const inPath = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => !folder.includes("node_modules"));
  const found = [...inPath, ...usual.flatMap((pattern) => globSync(pattern))]
    .filter((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")))
    .map((folder): Programs => ({ folder: dirname(folder), major: majorOf(join(folder, "postgres")) }))
    .filter(({ major }) => major >= oldestMajor);
  return found.sort((one, other) => one.major - other.major)[0] ?? null;
}

function majorOf(program: string): number {
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1] ?? 0);
}

async function main([command = "", ...args]: string[]): Promise<number> {
  const programs = findPrograms();
  if (!programs) {
    process.stdout.write(`skipped: no PostgreSQL ${oldestMajor} or later is installed on this machine\n`);
    return notHere;
  }
  const folder = mkdtempSync(join(tmpdir(), "ribambelle-system-"));
  chmodSync(folder, 0o755);
  const server = await makeOutsideServer(folder, programs.folder);
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
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

process.exitCode = await main(process.argv.slice(2));
