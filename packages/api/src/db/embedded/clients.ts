import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Address, ask, askerName, superuser } from "./address.ts";
import { liveNames, markIn } from "./marks.ts";
import type { Place } from "./place.ts";
import { systemCode } from "./problems.ts";

/** The name under which that user's connections show in pg_stat_activity. */
export function applicationName(mark: string): string {
  return `${superuser}-${mark}`;
}

/** Says that the maker of that mark uses the server, even while its pool has closed every idle connection. */
export async function enter({ marks }: Place, mark: string): Promise<void> {
  await writeFile(join(marks, `client~${mark}`), "");
}

/** Says that it no longer does. */
export async function withdraw({ marks }: Place, mark: string): Promise<void> {
  await rm(join(marks, `client~${mark}`), { force: true });
}

/** True when another live user has entered and not withdrawn. */
export async function othersPresent({ marks }: Place, mark: string): Promise<boolean> {
  return (await liveNames(marks, "client~")).some((name) => markIn(name) !== mark);
}

/** True when any other program (psql, say) is connected to that server. */
export async function othersConnected(address: Address, mark: string): Promise<boolean> {
  // The server notices the end of a connection a little after its client: who has just left must not count, and whoever
  // only asks, as each of these tries does, never.
  for (let tries = 0; tries < 15; tries++) {
    if (!(await connectedNow(address, mark))) return false;
    await pause(20);
  }
  return true;
}

async function connectedNow(address: Address, mark: string): Promise<boolean> {
  const sql = `SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend'
    AND pid <> pg_backend_pid() AND application_name <> ALL ($1) LIMIT 1`;
  try {
    return await ask(
      address,
      async (client) => (await client.query(sql, [[applicationName(mark), askerName]])).rows.length > 0,
    );
  } catch (error) {
    // Full of connections, or too busy to tell in time, which has no code; any other is on its way out.
    return ["53300", ""].includes(systemCode(error));
  }
}
