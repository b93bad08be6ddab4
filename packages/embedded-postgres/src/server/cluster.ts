import { chmod, lchown, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { OsUser } from "../accounts/osUser.ts";
import type { ServerLocation } from "../location.ts";
import { EmbeddedProblem, systemCode } from "../problems.ts";
import { instanceIdIn, isRunning } from "../sharing/instanceIds.ts";

/** True when the database exists, false when it must be made; throws when what is there cannot be used. */
export async function clusterExists({ cluster }: ServerLocation, major: string): Promise<boolean> {
  const found = await stat(cluster).catch((error: unknown) => {
    if (systemCode(error) === "ENOENT") return null;
    throw error;
  });
  if (found === null) return false;
  if (!found.isDirectory()) {
    throw new EmbeddedProblem(
      "not-a-folder",
      `${cluster} must be the folder of the database but is a file: move it away, then start again.`,
    );
  }
  const version = await versionOf(cluster);
  if (version === null) return notEmpty(cluster);
  if (version !== major) throw otherVersion(cluster, version, major);
  return true;
}

async function versionOf(cluster: string): Promise<string | null> {
  try {
    return (await readFile(join(cluster, "PG_VERSION"), "utf8")).trim();
  } catch (error) {
    if (systemCode(error) === "ENOENT") return null;
    throw new EmbeddedProblem(
      "folder-not-usable",
      `The database in ${cluster} belongs to another user of this machine: run the portal as that user, as it was run before.`,
      { cause: error },
    );
  }
}

async function notEmpty(cluster: string): Promise<false> {
  if ((await readdir(cluster)).length === 0) return false;
  throw new EmbeddedProblem(
    "not-a-cluster",
    `${cluster} holds files but no PostgreSQL database: move them away, or choose another data folder.`,
  );
}

function otherVersion(cluster: string, version: string, major: string): EmbeddedProblem {
  return new EmbeddedProblem(
    "other-version",
    `The database in ${cluster} was made by PostgreSQL ${version} and this version of the portal brings PostgreSQL ${major}: make a backup with the version of the portal that made it and restore it with this one, as in docs/operations.md.`,
  );
}

/**
 * Removes the temporary folders of processes that were killed during a first start; an initdb that outlived
 * its parent may still write there.
 */
export async function sweepTemporaries(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (!/^(postgres|binaries)\.new~/.test(name) || isRunning(instanceIdIn(name))) continue;
    await rm(join(home, name), { recursive: true, force: true, maxRetries: 2 }).catch(() => {});
  }
}

/**
 * Restores the owner and the mode of a database that was copied or restored: PostgreSQL refuses any others.
 */
export async function restoreRights({ cluster, user }: ServerLocation): Promise<void> {
  const { uid, mode } = await stat(cluster);
  if (user && uid === 0) await giveTo(user, cluster);
  if (process.platform !== "win32" && (mode & 0o077) !== 0) await chmod(cluster, 0o700);
}

async function giveTo(user: OsUser, path: string): Promise<void> {
  await lchown(path, user.uid, user.gid);
  const entries = await readdir(path, { withFileTypes: true });
  for (const entry of entries) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) await giveTo(user, inside);
    else await lchown(inside, user.uid, user.gid);
  }
}
