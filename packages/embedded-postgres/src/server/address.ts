import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import pg, { type ClientConfig } from "pg";
import type { ServerLocation } from "../location.ts";
import { EmbeddedProblem, systemCode } from "../problems.ts";

/** The role that the cluster was made with. */
export const superuser = "ribambelle";

/** In the folder of the cluster, so that a copy or a move takes both; readable by its owner alone. */
export const passwordFile = "ribambelle.password";

/** Where a server listens. */
export interface Address {
  /** 127.0.0.1, or the folder of the socket */
  host: string;
  port: number;
  /** Only over 127.0.0.1, which every account of the machine can reach */
  password?: string;
}

const socketPort = 5432;

/** The longest path of a socket is 103 bytes on macOS and 107 on Linux (unix(7)). */
const longestSocket = 100;

/**
 * Where the next server shall listen: a socket in a private folder, or a free port of 127.0.0.1 where sockets
 * fail.
 */
export async function chooseAddress(
  location: ServerLocation,
  sockets = process.platform !== "win32",
): Promise<Address> {
  const path = join(location.socket, `.s.PGSQL.${socketPort}`);
  if (sockets && Buffer.byteLength(path) <= longestSocket) {
    return { host: location.socket, port: socketPort };
  }
  // The same port as before, if it is free: processes that use the server must find it again.
  const address = await loopback(location, await freePort(await lastPort(location)).catch(() => freePort(0)));
  if (!address.password) throw passwordRefused(location);
  return address;
}

/** That port of 127.0.0.1, with the password that the database was made with. */
export async function loopback(location: ServerLocation, port: number): Promise<Address> {
  const password = await readFile(join(location.cluster, passwordFile), "utf8").catch(() => "");
  return { host: "127.0.0.1", port, password };
}

/** The problem of a database whose password is lost. */
export function passwordRefused({ cluster }: ServerLocation): EmbeddedProblem {
  return new EmbeddedProblem(
    "password-refused",
    `The database in ${cluster} refuses the password kept in its file ${passwordFile}: put back that file from a copy of the folder, or restore a backup into a new data folder as in docs/operations.md.`,
  );
}

async function lastPort({ cluster }: ServerLocation): Promise<number> {
  const text = await readFile(join(cluster, "postgresql.conf"), "utf8").catch(() => "");
  const [, port] = /^port = (\d+)\nlisten_addresses = '127/m.exec(text) ?? [];
  return Number(port ?? 0);
}

function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(wanted, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** What `new pg.Pool` takes to reach that database; the name shows in pg_stat_activity. */
export function connectionTo(
  { host, port, password }: Address,
  database: string,
  name: string,
  user = superuser,
): ClientConfig {
  // Without `ssl`, the environment's PGSSLMODE would decide.
  const shared = { host, port, user, database, application_name: name, ssl: false };
  return password === undefined ? shared : { ...shared, password };
}

/** The same as an address that libraries take as text. */
export function urlTo({ host, port, password }: Address, database: string, name: string): string {
  const url = new URL(`postgres://${superuser}@localhost:${port}/${encodeURIComponent(database)}`);
  if (password === undefined) url.searchParams.set("host", host);
  else Object.assign(url, { hostname: host, password });
  url.searchParams.set("application_name", name);
  url.searchParams.set("sslmode", "disable");
  return url.href;
}

/** The name under which the connections of `ask` show in pg_stat_activity. */
export const askerName = `${superuser}-supervisor`;

/** Runs the work on a connection of its own; rejects when the server takes longer than the timeout. */
export async function ask<T>(
  address: Address,
  work: (client: pg.Client) => Promise<T>,
  timeoutMs = 3000,
): Promise<T> {
  const settings = connectionTo(address, "postgres", askerName);
  const client = new pg.Client({ ...settings, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs });
  // When the server ends meanwhile, the promise rejects; the `error` event without a listener would end the
  // portal.
  client.on("error", () => {});
  try {
    await client.connect();
    const answer = await work(client);
    await close(client);
    return answer;
  } catch (error) {
    // `client.end()` would wait for the reply of a silent server.
    client.connection.stream.destroy();
    throw error;
  }
}

async function close(client: pg.Client): Promise<void> {
  const timer = setTimeout(() => client.connection.stream.destroy(), 1_000);
  await client.end().catch(() => {});
  clearTimeout(timer);
}

/** What the server at that address says to a new connection. */
export async function replyOf(address: Address, timeoutMs?: number): Promise<"ready" | "silent" | "refused"> {
  try {
    return await ask(address, async () => "ready" as const, timeoutMs);
  } catch (error) {
    const code = systemCode(error);
    if (code === "53300") return "ready"; // too many connections: it serves
    return code.startsWith("28") || String(error).includes("SASL") ? "refused" : "silent";
  }
}
