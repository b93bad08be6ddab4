import { sql } from "kysely";
import type { Config } from "../../config.ts";
import type { Connection, Db } from "../../db/connection/connect.ts";
import { knownMigrations } from "../../db/migrate.ts";
import { readStanding } from "../../db/standing.store.ts";
import { hasDemonstrationAccounts } from "../../features/demonstration/index.ts";
import { broken, type Finding, fine, risky } from "./finding.ts";

interface Server {
  readonly version: string;
  readonly encoding: string;
  readonly isSuperuser: boolean;
  readonly isOnAnotherHost: boolean;
  readonly isEncrypted: boolean;
  readonly used: number;
  readonly most: number;
  readonly now: Date;
}

const clockToleranceMs = 5_000;

/** Looks at an open database and its tables, and changes nothing. */
export async function lookAtDatabase(
  { db }: Connection,
  { production, demonstration }: Config,
  clock: () => Date,
): Promise<Finding[]> {
  const server = await readServer(db);
  const apart = Math.round(Math.abs(server.now.getTime() - clock().getTime()) / 1_000);
  const isDemonstrated = await hasDemonstrationAccounts(db).catch(() => false);
  return [
    fine((words) => words.databaseOpen(server.version, server.encoding)),
    ...(server.isSuperuser ? [risky((words) => words.superuser)] : await standingFindings(db)),
    ...(server.isOnAnotherHost && !server.isEncrypted ? [risky((words) => words.unencrypted)] : []),
    connectionsFinding(server),
    await tablesFinding(db),
    ...(apart * 1_000 > clockToleranceMs ? [broken((words) => words.clock(apart))] : []),
    ...(production && !demonstration && isDemonstrated ? [broken((words) => words.demonstration)] : []),
  ];
}

/** Says how many connections are open, a risk where more than four of five are. */
export function connectionsFinding({ used, most }: Pick<Server, "used" | "most">): Finding {
  const say: Finding["say"] = (words) => words.connections(used, most);
  return used > most * 0.8 ? risky(say) : fine(say);
}

async function readServer(db: Db): Promise<Server> {
  const { rows } = await sql<Server>`SELECT split_part(current_setting('server_version'), ' ', 1) AS version,
      current_setting('server_encoding') AS encoding, r.rolsuper AS "isSuperuser",
      coalesce(host(inet_client_addr()) <> host(inet_server_addr()), false) AS "isOnAnotherHost",
      coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false) AS "isEncrypted",
      (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS used,
      current_setting('max_connections')::int AS most, clock_timestamp() AS now
    FROM pg_roles r WHERE r.rolname = current_user`.execute(db);
  const [server] = rows;
  if (!server) throw new Error("the role has no entry");
  return server;
}

async function standingFindings(db: Db): Promise<Finding[]> {
  const standing = await readStanding(db);
  if (standing === null) return [];
  return [
    standing === "apart" ? fine((words) => words.apart) : risky((words) => words[`${standing}OfTables`]),
  ];
}

async function tablesFinding(db: Db): Promise<Finding> {
  const { rows } = await sql<{
    there: boolean;
  }>`SELECT to_regclass('public.migration') IS NOT NULL AS there`.execute(db);
  if (!rows[0]?.there) return fine((words) => words.noTables);
  const known = await knownMigrations();
  const { rows: run } = await sql<{ name: string }>`SELECT name FROM public.migration ORDER BY name`.execute(
    db,
  );
  const newer = run.find(({ name }) => !known.includes(name));
  if (newer) return broken((words) => words.newer(newer.name));
  const pending = known.length - run.length;
  return pending > 0 ? fine((words) => words.pending(pending)) : fine((words) => words.upToDate);
}
