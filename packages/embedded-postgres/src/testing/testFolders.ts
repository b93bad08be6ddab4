import { type ChildProcess, spawn } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { makeFolder, removeFolder } from "@ribambelle/processes/folders";
import { afterAll, test as base } from "vitest";
import type { OsUser } from "../accounts/osUser.ts";
import { findPrograms, type Programs } from "../programs/findPrograms.ts";
import { type EmbeddedServer, startWith } from "../startEmbedded.ts";

const templates: Promise<string>[] = [];
const children: { folder: string; child: ChildProcess }[] = [];

/** True when these tests run as root, which PostgreSQL refuses to run as. */
export const asRoot = process.getuid?.() === 0;

interface Fixtures {
  /** An empty folder that every account may enter; when the test ends, its processes end and it is removed */
  aFolder: () => string;
  /** The same, under that name, with the data folder of a portal that ran before: a copy, faster than a first start */
  aUsedFolder: (name?: string) => Promise<string>;
}

/** The tests of this package: each has folders of its own, so that they may run at the same time. */
export const test = base.extend<Fixtures>({
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

async function makeTemplate(): Promise<string> {
  const folder = makeFolder();
  await (await startIn(folder)).release();
  return folder;
}

afterAll(async () => {
  for (const folder of templates) await clear(await folder);
});

/** Starts the server of <folder>/data; the fallback folder, which root may need, is in the folder too. */
export function startIn(
  folder: string,
  programs: Programs = findPrograms(),
  log?: (message: string) => void,
): Promise<EmbeddedServer> {
  return startWith(
    { dataFolder: join(folder, "data"), fallbackFolder: join(folder, "elsewhere"), log },
    programs,
  );
}

/**
 * A process of the portal that starts the same database and prints each step; it ends when its input ends.
 */
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
export function copyOfPrograms(folder: string): Programs {
  const { folder: installed, version } = findPrograms();
  const copy = join(folder, "native");
  // Without the time zones of cities, half of all files, which no test asks for.
  const isNeeded = (path: string) => !/timezone.[A-Z][a-z]+.[A-Z]/.test(path);
  cpSync(installed, copy, { recursive: true, verbatimSymlinks: true, filter: isNeeded });
  return { folder: copy, version };
}

async function clear(folder: string): Promise<void> {
  for (const made of children) if (made.folder === folder) made.child.kill("SIGKILL");
  await removeFolder(folder);
}
