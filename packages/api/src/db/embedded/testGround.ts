import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, cpSync, globSync, mkdtempSync, readFileSync, realpathSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import pg, { type ClientConfig } from "pg";
import { afterAll, test as base } from "vitest";
import { type Binaries, findBinaries } from "./binaries.ts";
import { accountsIn, type OsUser } from "./osUser.ts";
import { runsIn } from "./postmasterFile.ts";
import { obstacleOnTheWay } from "./reach.ts";
import { type EmbeddedServer, startWith } from "./startEmbedded.ts";

const templates: Promise<string>[] = [];
const children: { folder: string; child: ChildProcess }[] = [];

/** True when these tests run as root, which PostgreSQL refuses to run as. */
export const asRoot = process.getuid?.() === 0;

/** An account without rights that can read the project; null when the tests do not run as root or there is none. */
export const ordinaryAccount: OsUser | null = asRoot ? findOrdinaryAccount() : null;

function findOrdinaryAccount(): OsUser | null {
  const nobody = accountsIn(readFileSync("/etc/passwd", "utf8")).find(({ name }) => name === "nobody");
  return nobody && obstacleOnTheWay(nobody, import.meta.dirname) === null ? nobody : null;
}

interface Ground {
  /** An empty folder that every account may enter; when the test ends, its processes end and it is removed */
  aFolder: () => string;
  /** The same, under that name, with the data folder of a portal that ran before: a copy, faster than a first start */
  aUsedFolder: (name?: string) => Promise<string>;
}

/** The tests of this folder: each has folders of its own, so that they may run at the same time. */
export const test = base.extend<Ground>({
  aFolder: async ({ onTestFinished }, use) => {
    await use(() => {
      const folder = makeFolder();
      onTestFinished(() => clear(folder));
      return folder;
    });
  },
  aUsedFolder: async ({ aFolder }, use) => {
    await use(async (name = "") => {
      const folder = join(aFolder(), name);
      templates[0] ??= makeTemplate();
      cpSync(join(await templates[0], "data"), join(folder, "data"), { recursive: true });
      return folder;
    });
  },
});

function makeFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "ribambelle-")));
  chmodSync(folder, 0o755);
  return folder;
}

async function makeTemplate(): Promise<string> {
  const folder = makeFolder();
  await (await startIn(folder)).leave();
  return folder;
}

afterAll(async () => {
  for (const folder of templates) await clear(await folder);
});

/** Starts the server of <folder>/data; what root may have to put elsewhere stays in the folder too. */
export function startIn(
  folder: string,
  found: Binaries = findBinaries(),
  log?: (message: string) => void,
): Promise<EmbeddedServer> {
  return startWith(
    { dataFolder: join(folder, "data"), fallbackFolder: join(folder, "elsewhere"), log },
    found,
  );
}

/** The rows of one statement, over a connection of its own. */
export async function rowsOf(
  connection: ClientConfig | string,
  sql: string,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The number of the server that holds that cluster; null when none does. */
export function serverPid(cluster: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, "postmaster.pid"), "utf8"), 10);
    return runsIn(pid, cluster) ? pid : null;
  } catch {
    return null;
  }
}

/** A process of the portal that starts the same database and tells it line by line; at the end of its input it leaves. */
export function aPortal(
  folder: string,
  user?: OsUser,
  native = "",
): { child: ChildProcess; line: () => Promise<string> } {
  const script = join(import.meta.dirname, "startChild.ts");
  const identity = user ? { uid: user.uid, gid: user.gid } : {};
  const args = [script, join(folder, "data"), join(folder, "elsewhere"), native];
  const child = spawn(process.execPath, args, {
    ...identity,
    stdio: ["pipe", "pipe", "inherit"],
    cwd: folder,
  });
  children.push({ folder, child });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return { child, line: async () => String((await lines.next()).value) };
}

/** The programs of PostgreSQL, copied into that folder. */
export function copyOfPrograms(folder: string): Binaries {
  const { folder: installed, version } = findBinaries();
  const copy = join(folder, "native");
  // Without the time zones of cities, half of all files, which no test asks for.
  const isNeeded = (path: string) => !/timezone.[A-Z][a-z]+.[A-Z]/.test(path);
  cpSync(installed, copy, { recursive: true, verbatimSymlinks: true, filter: isNeeded });
  return { folder: copy, version };
}

/** Waits until that is true, without a fixed delay; whoever waits for ever is ended by the test's own limit. */
export async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await pause(3);
}

async function clear(folder: string): Promise<void> {
  for (const made of children) if (made.folder === folder) made.child.kill("SIGKILL");
  const clusters = globSync(["data/postgres", "*/data/postgres", "elsewhere/*/postgres"], { cwd: folder });
  for (const cluster of clusters.map((found) => join(folder, found))) {
    const pid = serverPid(cluster);
    if (pid === null) continue;
    process.kill(pid, "SIGQUIT");
    await until(() => !runsIn(pid, cluster));
  }
  // An initdb whose parent was killed may still be writing there.
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
