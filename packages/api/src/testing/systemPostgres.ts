import { execFileSync } from "node:child_process";
import { chownSync, globSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { serverUser } from "../db/embedded/osUser.ts";

// Where Debian and its like put the programs of the server: the newest that is here.
const programs = globSync("/usr/lib/postgresql/*/bin")
  .sort((one, other) => Number.parseInt(one.slice(20), 10) - Number.parseInt(other.slice(20), 10))
  .at(-1);

/** True when this machine has a PostgreSQL of its own, beside the one that comes with the portal. */
export const hasSystemPostgres = programs !== undefined;

export interface SystemPostgres {
  connection(database: string): pg.ClientConfig;
  stop(): void;
}

/** Starts the machine's own PostgreSQL in a folder of its own. */
export function startSystemPostgres(): SystemPostgres {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "ribambelle-pg-")));
  // PostgreSQL refuses to run as root.
  const user = serverUser([]);
  if (user) chownSync(folder, user.uid, user.gid);
  const cluster = join(folder, "cluster");
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs ?? "", program), args, {
      cwd: folder,
      stdio: "ignore",
      env: { TZ: "UTC", LC_ALL: "C" },
      ...(user && { uid: user.uid, gid: user.gid }),
    });
  run("initdb", "-D", cluster, "-U", "owner", "-A", "trust", "-E", "UTF8", "--no-sync");
  const options = `-k ${folder} -c listen_addresses='' -c fsync=off`;
  run("pg_ctl", "-D", cluster, "-l", join(folder, "log"), "-o", options, "-w", "start");
  return {
    connection: (database) => ({ host: folder, port: 5432, user: "owner", database }),
    stop() {
      run("pg_ctl", "-D", cluster, "-m", "immediate", "stop");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
