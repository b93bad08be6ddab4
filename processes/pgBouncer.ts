import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ordinaryAccount, spawnAs } from "@ribambelle/embedded-postgres/testing";
import { freePort, rowsOf } from "./postgres.ts";
import { until } from "./signals.ts";

/** A PgBouncer in front of a PostgreSQL. */
export interface PgBouncer {
  /** The address of one of its databases, through PgBouncer. */
  url(database: string): string;
  stop(): Promise<void>;
}

/** When PgBouncer lends a connection to somebody else: once its client has gone, or after each transaction. */
export type PoolMode = "session" | "transaction";

/** True where PgBouncer is installed, and somebody is there to run it: it refuses root. */
export function hasPgBouncer(): boolean {
  const isInstalled = spawnSync("pgbouncer", ["--version"]).error === undefined;
  return isInstalled && (process.getuid?.() !== 0 || ordinaryAccount() !== null);
}

/** Starts PgBouncer in that folder, in front of the server of that address. */
export async function startPgBouncer(parent: string, server: string, mode: PoolMode): Promise<PgBouncer> {
  const user = process.getuid?.() === 0 ? ordinaryAccount() : null;
  const folder = mkdtempSync(join(parent, "pgbouncer-"));
  const { hostname, port, username, password } = new URL(server);
  const own = await freePort();
  const file = join(folder, "pgbouncer.ini");
  // Everybody comes in, on this machine only, and is the server's superuser.
  const settings = [
    "[databases]",
    `* = host=${hostname} port=${port} user=${username} password=${password}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${own}`,
    "unix_socket_dir =",
    "auth_type = any",
    `pool_mode = ${mode}`,
    "max_client_conn = 1000",
    `default_pool_size = ${mode === "session" ? 60 : 4}`,
  ];
  writeFileSync(file, `${settings.join("\n")}\n`, { mode: 0o600 });
  if (user) for (const path of [folder, file]) chownSync(path, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const child = spawnAs(user, "pgbouncer", ["-q", file], { cwd: folder, stdio: "ignore" });
  const url = (database: string) => `postgres://${username}@127.0.0.1:${own}/${database}`;
  const answers = () =>
    rowsOf(url("postgres"), "SELECT 1").then(
      () => true,
      () => false,
    );
  await until(answers, "PgBouncer answers");
  return {
    url,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}
