import type { ChildProcess, SpawnOptions } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { spawnAs } from "@ribambelle/api/db/embedded/account";
import { findBinaries } from "@ribambelle/api/db/embedded/binaries";
import { runnableBinaries } from "@ribambelle/api/db/embedded/binariesCopy";
import { newMark } from "@ribambelle/api/db/embedded/marks";
import { findPlace, type Place } from "@ribambelle/api/db/embedded/place";
import pg from "pg";
import { childrenOf, signal, until } from "./processes.ts";

/** A PostgreSQL of the test's own, which the portal knows by DATABASE_URL only. */
export interface OutsideServer {
  /** The address of one of its databases. */
  url(database: string): string;
  start(): Promise<void>;
  /** `fast` sends its clients away; `immediate` falls as if it had been killed, and recovers at the next start. */
  stop(mode: "fast" | "immediate"): Promise<void>;
  /** Stops every one of its processes where it stands, without a word to anybody. */
  freeze(): void;
  thaw(): void;
}

const superuser = "faults";

/** Makes a server in that folder and starts it, with the programs that the portal brings or those of that folder. */
export async function makeOutsideServer(folder: string, programs?: string): Promise<OutsideServer> {
  const places = { dataFolder: join(folder, "server"), fallbackFolder: join(folder, "elsewhere") };
  const place = await findPlace(places, () => {});
  const native = programs ?? (await runnableBinaries(findBinaries(), place, newMark(), () => {}));
  const password = randomBytes(12).toString("hex");
  const cluster = await makeCluster(place, native, password);
  const port = await freePort();
  const url = (database: string) => `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
  let server: ChildProcess | null = null;
  const all = () => (server?.pid ? [server.pid, ...childrenOf(server.pid)] : []);
  return {
    url,
    async start() {
      const listening = ["-p", String(port), "-c", "listen_addresses=127.0.0.1"];
      const args = ["-D", cluster, ...listening, "-c", "unix_socket_directories="];
      server = spawnAs(place.user, join(native, "bin/postgres"), args, {
        cwd: cluster,
        stdio: "ignore",
      });
      await until(() => answers(url("postgres")), "the outside server answers");
    },
    async stop(mode) {
      if (!server?.pid || server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, "exit");
      for (const pid of all()) signal(pid, "SIGCONT");
      signal(server.pid, mode === "fast" ? "SIGINT" : "SIGQUIT");
      await ended;
    },
    // The first of them begins the others: stopped first, it begins no more.
    freeze: () => {
      if (server?.pid) signal(server.pid, "SIGSTOP");
      for (const pid of all()) signal(pid, "SIGSTOP");
    },
    thaw: () => {
      for (const pid of all()) signal(pid, "SIGCONT");
    },
  };
}

/** Runs one statement on a connection of its own and gives its rows. */
export async function rowsOf<Row>(
  config: pg.ClientConfig | string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(config);
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query(statement, [...values])).rows as Row[];
  } finally {
    await client.end().catch(() => {});
  }
}

/** A port that nobody listens on just now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

const answers = (url: string) =>
  rowsOf(url, "SELECT 1").then(
    () => true,
    () => false,
  );

// In the one folder that belongs to the account of PostgreSQL.
async function makeCluster({ marks, user }: Place, native: string, password: string): Promise<string> {
  const cluster = join(marks, "cluster");
  const secret = join(marks, "password");
  writeFileSync(secret, password, { mode: 0o644 });
  const rights = ["-U", superuser, "--auth=scram-sha-256", `--pwfile=${secret}`];
  const args = ["-D", cluster, ...rights, "--encoding=UTF8", "--locale=C", "--no-sync"];
  const options = { cwd: marks, stdio: ["ignore", "ignore", "pipe"] } as SpawnOptions;
  const child = spawnAs(user, join(native, "bin/initdb"), args, options);
  let problems = "";
  child.stderr?.on("data", (text) => {
    problems += text;
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`initdb ended with ${code}: ${problems}`);
  return cluster;
}
