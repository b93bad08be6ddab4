import type { ChildProcess, SpawnOptions } from "node:child_process";
import { execFileSync, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, globSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, dirname, join } from "node:path";
import {
  findLocation,
  findPrograms,
  newInstanceId,
  runnablePrograms,
  type ServerLocation,
  spawnAs,
} from "@ribambelle/embedded-postgres/testing";
import pg from "pg";
import { childrenOf, signal, until } from "./signals.ts";

/** A PostgreSQL that the portal did not start, and knows by DATABASE_URL only. */
export interface PostgresServer {
  /** Where its data is. */
  readonly cluster: string;
  /** The address of one of its databases, as its superuser. */
  url(database: string): string;
  start(): Promise<void>;
  /** `fast` disconnects its clients; `immediate` ends as if killed, with a recovery at the next start. */
  stop(mode: "fast" | "immediate"): Promise<void>;
  /** Asks it to stop once its clients have gone (PostgreSQL's « smart » mode): until then it serves them. */
  askToStop(): void;
  /** Freezes all of its processes (SIGSTOP): connections stay open, but nothing answers. */
  freeze(): void;
  thaw(): void;
}

/** The programs of a PostgreSQL that this machine has beside the one that comes with the portal. */
export interface SystemPrograms {
  readonly folder: string;
  readonly major: number;
}

const superuser = "owner";
const oldestMajor = 15;

/**
 * Makes a server in that folder, not started yet, with the programs that the portal brings or those of that folder. Its data
 * is new, or a copy of that of a server which does not run just now.
 */
export async function makePostgres(
  folder: string,
  programs?: string,
  copied?: PostgresServer,
): Promise<PostgresServer> {
  const options = { dataFolder: join(folder, "server"), fallbackFolder: join(folder, "elsewhere") };
  const location = await findLocation(options, () => {});
  const native = programs ?? (await runnablePrograms(findPrograms(), location, newInstanceId(), () => {}));
  const password = copied ? new URL(copied.url("")).password : randomBytes(12).toString("hex");
  const cluster = copied ? copyCluster(location, copied) : await makeCluster(location, native, password);
  const port = await freePort();
  const url = (database: string) => `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
  let server: ChildProcess | null = null;
  const all = () => (server?.pid ? [server.pid, ...childrenOf(server.pid)] : []);
  return {
    cluster,
    url,
    async start() {
      const listening = ["-p", String(port), "-c", "listen_addresses=127.0.0.1"];
      const args = ["-D", cluster, ...listening, "-c", "unix_socket_directories="];
      server = spawnAs(location.user, join(native, "bin/postgres"), args, {
        cwd: cluster,
        stdio: "ignore",
      });
      await until(() => answers(url("postgres")), "the server answers");
    },
    async stop(mode) {
      if (!server?.pid || server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, "exit");
      for (const pid of all()) signal(pid, "SIGCONT");
      signal(server.pid, mode === "fast" ? "SIGINT" : "SIGQUIT");
      await ended;
    },
    askToStop: () => {
      if (server?.pid) signal(server.pid, "SIGTERM");
    },
    // The postmaster forks the others: frozen first, it forks no more.
    freeze: () => {
      if (server?.pid) signal(server.pid, "SIGSTOP");
      for (const pid of all()) signal(pid, "SIGSTOP");
    },
    thaw: () => {
      for (const pid of all()) signal(pid, "SIGCONT");
    },
  };
}

/** Finds the machine's own PostgreSQL, the oldest that the portal takes; null when there is none. */
export function systemPrograms(): SystemPrograms | null {
  const usual = ["/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql@*/bin"];
  const inPath = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => !folder.includes("node_modules"));
  const found = [...inPath, ...usual.flatMap((pattern) => globSync(pattern))]
    .filter((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")))
    .map((folder): SystemPrograms => ({ folder: dirname(folder), major: majorOf(join(folder, "postgres")) }))
    .filter(({ major }) => major >= oldestMajor);
  return found.sort((one, other) => one.major - other.major)[0] ?? null;
}

function majorOf(program: string): number {
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1] ?? 0);
}

/** Runs one statement on a connection of its own and gives its rows. */
export async function rowsOf<Row = Record<string, unknown>>(
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

/** The settings of a connection as an address, for DATABASE_URL. */
export function urlOf(config: pg.ClientConfig): string {
  if (config.connectionString) return config.connectionString;
  const { user = "postgres", host = "", port = 5432, database: name = "", password } = config;
  const secret = password ? `:${encodeURIComponent(String(password))}` : "";
  return `postgres://${user}${secret}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
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

// `cp` keeps the owner, whom PostgreSQL insists on.
function copyCluster({ sharing }: ServerLocation, { cluster }: PostgresServer): string {
  const copy = join(sharing, "cluster");
  execFileSync("cp", ["-a", cluster, copy]);
  return copy;
}

// Made in `sharing`, the only folder that belongs to the account of PostgreSQL.
async function makeCluster(
  { sharing, user }: ServerLocation,
  native: string,
  password: string,
): Promise<string> {
  const cluster = join(sharing, "cluster");
  const secret = join(sharing, "password");
  writeFileSync(secret, password, { mode: 0o644 });
  const rights = ["-U", superuser, "--auth=scram-sha-256", `--pwfile=${secret}`];
  const args = ["-D", cluster, ...rights, "--encoding=UTF8", "--locale=C", "--no-sync"];
  const options = { cwd: sharing, stdio: ["ignore", "ignore", "pipe"] } as SpawnOptions;
  const child = spawnAs(user, join(native, "bin/initdb"), args, options);
  let problems = "";
  child.stderr?.on("data", (text) => {
    problems += text;
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`initdb ended with ${code}: ${problems}`);
  return cluster;
}
