import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makePostgres, type PostgresServer, rowsOf, systemPrograms } from "./postgres.ts";
import { until } from "./signals.ts";

/** Two servers, of which the second receives all that the first commits before anybody hears of it. */
export interface ReplicatedPair {
  readonly primary: PostgresServer;
  readonly standby: PostgresServer;
  /** Makes the standby the one that writes; it waits for nobody. */
  promote(): Promise<void>;
}

/** Starts a primary with a synchronous standby, in these two folders; on the machine's own PostgreSQL where there is one. */
export async function startPair(one: string, other: string): Promise<ReplicatedPair> {
  const programs = systemPrograms()?.folder;
  const primary = await makePostgres(one, programs);
  const standby = await makePostgres(other, programs, primary);
  const { hostname, port, username, password } = new URL(primary.url("postgres"));
  const primaryAddress = `host=${hostname} port=${port} user=${username} password=${password}`;
  set(standby, `primary_conninfo = '${primaryAddress} application_name=standby'`);
  writeFileSync(join(standby.cluster, "standby.signal"), "");
  set(primary, "synchronous_standby_names = 'standby'");
  await primary.start();
  await standby.start();
  const replicated = "SELECT FROM pg_stat_replication WHERE sync_state = 'sync'";
  await until(
    async () => (await rowsOf(primary.url("postgres"), replicated)).length === 1,
    "the standby follows",
  );
  return {
    primary,
    standby,
    promote: async () => void (await rowsOf(standby.url("postgres"), "SELECT pg_promote()")),
  };
}

const set = ({ cluster }: PostgresServer, setting: string) =>
  appendFileSync(join(cluster, "postgresql.auto.conf"), `${setting}\n`);
