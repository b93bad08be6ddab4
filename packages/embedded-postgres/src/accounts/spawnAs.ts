import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { EmbeddedProblem, systemCode } from "../problems.ts";
import type { OsUser } from "./osUser.ts";

const inherited = ["PATH", "SystemRoot", "TEMP", "TMP", "TMPDIR"];

/** Runs a program of PostgreSQL as that account (null: this one), with nothing of the portal's environment. */
export function spawnAs(
  user: OsUser | null,
  program: string,
  args: string[],
  options: SpawnOptions,
): ChildProcess {
  const identity = user === null ? {} : { uid: user.uid, gid: user.gid };
  try {
    return spawn(program, args, { ...options, ...identity, env: environment(), windowsHide: true });
  } catch (error) {
    if (user === null || systemCode(error) !== "EPERM") throw error;
    throw new EmbeddedProblem(
      "no-os-user",
      `PostgreSQL refuses to run as root and this root may not become user ${user.name}: run the portal as an ordinary user, or set DATABASE_URL.`,
      { cause: error },
    );
  }
}

// Secrets have no business there; PGDATA or PGOPTIONS would change what the programs do, a language what they say.
// With TZ, initdb does not search for the machine's time zone (0.15 s of a first start of 1 s).
function environment(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { TZ: "UTC", LC_ALL: "C" };
  for (const name of inherited) if (process.env[name] !== undefined) env[name] = process.env[name];
  return env;
}
