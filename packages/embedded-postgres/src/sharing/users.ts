import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ServerLocation } from "../location.ts";
import { systemCode } from "../problems.ts";
import { type Address, ask, askerName, superuser } from "../server/address.ts";
import { instanceIdIn, runningNames } from "./instanceIds.ts";

/** The name under which that user's connections show in pg_stat_activity. */
export function applicationName(instanceId: string): string {
  return `${superuser}-${instanceId}`;
}

/** Registers that instance as a user of the server, also while its pool has closed every idle connection. */
export async function addUser({ sharing }: ServerLocation, instanceId: string): Promise<void> {
  await writeFile(join(sharing, `client~${instanceId}`), "");
}

/** Removes that instance from the users of the server. */
export async function removeUser({ sharing }: ServerLocation, instanceId: string): Promise<void> {
  await rm(join(sharing, `client~${instanceId}`), { force: true });
}

/** True when another instance is registered whose process runs. */
export async function hasOtherUsers({ sharing }: ServerLocation, instanceId: string): Promise<boolean> {
  return (await runningNames(sharing, "client~")).some((name) => instanceIdIn(name) !== instanceId);
}

/** True when any other program (psql, say) is connected to that server. */
export async function hasOtherConnections(address: Address, instanceId: string): Promise<boolean> {
  // The server notices the end of a connection a little late, so a connection that has just closed must not
  // count: hence several tries. The connections of `ask`, such as these, never count.
  for (let tries = 0; tries < 15; tries++) {
    if (!(await isAnotherConnected(address, instanceId))) return false;
    await pause(20);
  }
  return true;
}

async function isAnotherConnected(address: Address, instanceId: string): Promise<boolean> {
  const sql = `SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend'
    AND pid <> pg_backend_pid() AND application_name <> ALL ($1) LIMIT 1`;
  try {
    return await ask(
      address,
      async (client) => (await client.query(sql, [[applicationName(instanceId), askerName]])).rows.length > 0,
    );
  } catch (error) {
    // Too many connections (53300), or a timeout (no code): others use it. Any other error: the server is
    // stopping.
    return ["53300", ""].includes(systemCode(error));
  }
}
