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

/** Says that the instance of that id uses the server, even while its pool has closed every idle connection. */
export async function addUser({ sharing }: ServerLocation, instanceId: string): Promise<void> {
  await writeFile(join(sharing, `client~${instanceId}`), "");
}

/** Says that it no longer does. */
export async function removeUser({ sharing }: ServerLocation, instanceId: string): Promise<void> {
  await rm(join(sharing, `client~${instanceId}`), { force: true });
}

/** True when another live user has entered and not withdrawn. */
export async function hasOtherUsers({ sharing }: ServerLocation, instanceId: string): Promise<boolean> {
  return (await runningNames(sharing, "client~")).some((name) => instanceIdIn(name) !== instanceId);
}

/** True when any other program (psql, say) is connected to that server. */
export async function hasOtherConnections(address: Address, instanceId: string): Promise<boolean> {
  // The server notices the end of a connection a little after its client: who has just left must not count, and whoever
  // only asks, as each of these tries does, never.
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
    // Full of connections, or too busy to tell in time, which has no code; any other is on its way out.
    return ["53300", ""].includes(systemCode(error));
  }
}
