import { existsSync } from "node:fs";
import { chmod, cp, lstat, mkdir, readdir, rename, rm } from "node:fs/promises";
import { extname, join } from "node:path";
import { closedFolderOnTheWay, mayReadAndExecute } from "../accounts/folderAccess.ts";
import type { ServerLocation } from "../location.ts";
import { syncToDisk } from "../server/syncToDisk.ts";
import { missingPrograms, type Programs } from "./findPrograms.ts";
import { makeLibraryLinks } from "./libraryLinks.ts";

/** The folder of programs that the account of PostgreSQL can run: those that npm installed, or else a copy beside the database. */
export async function runnablePrograms(
  programs: Programs,
  location: ServerLocation,
  instanceId: string,
  log: (message: string) => void,
): Promise<string> {
  if (!existsSync(join(programs.folder, "share")))
    throw missingPrograms(`${programs.folder} holds no PostgreSQL`);
  const complete = await makeLibraryLinks(programs.folder);
  const usable = complete && isReachable(programs.folder, location);
  const copy = join(location.home, `binaries-${programs.version}`);
  await removeCopies(location.home, usable ? null : copy);
  if (usable) return programs.folder;
  if (!existsSync(copy)) {
    const reason = complete
      ? `user ${location.user?.name} cannot run them there`
      : "their library links are missing";
    log(`The programs of PostgreSQL are copied from ${programs.folder} to ${copy}: ${reason}.`);
    await copyBinaries(programs.folder, copy, join(location.home, `binaries.new~${instanceId}`));
  }
  return join(copy, "native");
}

function isReachable(folder: string, { user }: ServerLocation): boolean {
  if (user === null) return true;
  const needed = ["bin/postgres", "bin/initdb", "lib", "share/postgresql"];
  return (
    closedFolderOnTheWay(user, join(folder, "bin")) === null &&
    needed.every((name) => mayReadAndExecute(user, join(folder, name)))
  );
}

// Copied under a temporary name, then renamed: a copy under its final name is complete, even after a kill.
async function copyBinaries(from: string, to: string, temporary: string): Promise<void> {
  await mkdir(temporary, { mode: 0o755 });
  const native = join(temporary, "native");
  await cp(from, native, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => extname(path) !== ".a",
  });
  await makeLibraryLinks(native);
  await settle(temporary);
  await rename(temporary, to);
}

/**
 * Syncs the copy to disk, readable by all: npm run by root with umask 077 leaves files that only root can
 * read.
 */
async function settle(path: string): Promise<void> {
  const stats = await lstat(path);
  if (stats.isSymbolicLink()) return;
  await chmod(path, stats.isDirectory() || (stats.mode & 0o100) !== 0 ? 0o755 : 0o644);
  if (stats.isDirectory()) for (const name of await readdir(path)) await settle(join(path, name));
  await syncToDisk(path);
}

/** Removes the copies of earlier versions, and this one's when it is no longer needed. */
async function removeCopies(home: string, kept: string | null): Promise<void> {
  for (const name of await readdir(home)) {
    const copy = join(home, name);
    if (name.startsWith("binaries-") && copy !== kept) await rm(copy, { recursive: true, force: true });
  }
}
