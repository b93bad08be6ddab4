import { createHash } from "node:crypto";
import { constants, existsSync } from "node:fs";
import { access, chmod, chown, mkdir, realpath, rename, rmdir } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { closedFolderOnTheWay } from "./accounts/folderAccess.ts";
import { type OsUser, serverUser } from "./accounts/osUser.ts";
import { EmbeddedProblem, folderProblem, systemCode } from "./problems.ts";
import { newInstanceId } from "./sharing/instanceIds.ts";

/** Where one embedded PostgreSQL lives, and which account runs it. */
export interface ServerLocation {
  home: string;
  cluster: string;
  socket: string;
  log: string;
  /** The folder of the lock to start or stop the server, and of the list of its users */
  sharing: string;
  /** null: the account of this process */
  user: OsUser | null;
}

export interface LocationOptions {
  dataFolder: string;
  fallbackFolder?: string;
}

/**
 * Finds where the database is or must be: in the data folder, or in the fallback folder when this process is root
 * and the account that must run PostgreSQL cannot enter the data folder.
 */
export async function findLocation(
  options: LocationOptions,
  log: (message: string) => void,
): Promise<ServerLocation> {
  const wanted = resolve(options.dataFolder);
  try {
    const folder = await makeFolder(wanted);
    const fallback = fallbackFor(folder, options.fallbackFolder ?? "/var/lib/ribambelle");
    const user = serverUser([join(folder, "postgres"), join(fallback, "postgres")]);
    if (user === null) await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const home = user === null ? folder : await reachableHome(user, folder, fallback, log);
    return await locationIn(home, user);
  } catch (error) {
    throw folderProblem(error, wanted);
  }
}

async function reachableHome(
  user: OsUser,
  folder: string,
  fallback: string,
  log: (message: string) => void,
): Promise<string> {
  const obstacle = closedFolderOnTheWay(user, folder);
  const [here, there] = [folder, fallback].map((home) => existsSync(join(home, "postgres", "PG_VERSION")));
  if (obstacle === null && (here || !there)) return folder;
  // Starting with an empty database beside the real one would look like a loss of everything.
  if (obstacle !== null && here) throw unreachable(user, join(folder, "postgres"), obstacle);
  const home = await makeFolder(fallback).catch((error: unknown) => error);
  if (typeof home !== "string" || closedFolderOnTheWay(user, home) !== null) {
    throw unreachable(user, folder, obstacle ?? folder, fallback);
  }
  const reason = obstacle === null ? "it was begun there" : `user ${user.name} may not enter ${obstacle}`;
  log(`The database of ${folder} is kept in ${home}: PostgreSQL refuses to run as root, and ${reason}.`);
  return home;
}

function unreachable(user: OsUser, folder: string, obstacle: string, fallback?: string): EmbeddedProblem {
  const tried = fallback === undefined ? "" : ` and ${fallback} cannot be used instead`;
  const advice = fallback === undefined ? "move the project out of it" : "run the portal as an ordinary user";
  return new EmbeddedProblem(
    "unreachable-folder",
    `PostgreSQL refuses to run as root, user ${user.name} cannot reach ${folder} because it may not enter ${obstacle}${tried}: "chmod o+x ${obstacle}", or ${advice}, or set DATABASE_URL.`,
  );
}

function fallbackFor(folder: string, fallbackFolder: string): string {
  const project = basename(dirname(folder)).replace(/[^A-Za-z0-9_-]/g, "") || "portal";
  const hash = createHash("sha256").update(folder).digest("hex").slice(0, 12);
  return join(resolve(fallbackFolder), `${project}-${hash}`);
}

async function makeFolder(folder: string): Promise<string> {
  if (process.getuid?.() === 0) await makePassable(folder);
  else await makeFolders(folder, 0o700);
  return realpath(folder);
}

// `recursive` says ENOENT of a read-only disk (Node 24): the first folder that is missing has the true reason.
async function makeFolders(folder: string, mode = 0o777): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode });
  } catch (error) {
    if (systemCode(error) !== "ENOENT" || dirname(folder) === folder) throw error;
    await makeFolders(dirname(folder), mode);
    await mkdir(folder, { mode });
  }
}

/**
 * Makes the folder and those above with mode 0711 (others may enter but not list), whatever the umask. Each
 * gets its mode before its final name: a process that starts at the same time must not find it closed and use
 * another folder.
 */
async function makePassable(folder: string): Promise<void> {
  if (existsSync(folder)) return void (await mkdir(folder, { recursive: true })); // refuses a file
  await makePassable(dirname(folder));
  const temporary = `${folder}.new~${newInstanceId()}`;
  await makeFolders(temporary); // another process may have replaced the folder above
  await chmod(temporary, 0o711);
  await rename(temporary, folder).catch(async (error: unknown) => {
    await rmdir(temporary);
    if (!["EEXIST", "ENOTEMPTY"].includes(systemCode(error))) throw error;
  });
}

async function locationIn(home: string, user: OsUser | null): Promise<ServerLocation> {
  const path = (name: string) => join(home, name);
  const sharing = path("postgres.marks");
  await makePrivateFolder(sharing, user);
  return {
    home,
    cluster: path("postgres"),
    socket: path("socket"),
    log: path("postgres.log"),
    sharing,
    user,
  };
}

/** Makes that folder if need be, closed to every account but the one that runs PostgreSQL (and root). */
export async function makePrivateFolder(folder: string, user: OsUser | null): Promise<void> {
  await makeFolders(folder, 0o700);
  if (user)
    await chown(folder, user.uid, user.gid).catch((error: unknown) => cannotGive(user, folder, error));
  await chmod(folder, 0o700);
}

function cannotGive(user: OsUser, folder: string, error: unknown): never {
  if (systemCode(error) === "EROFS") throw error;
  throw new EmbeddedProblem(
    "folder-not-usable",
    `${folder} cannot be given to user ${user.name}, who must run PostgreSQL because the portal runs as root: its disk keeps no owners, or root may not change them; run the portal as an ordinary user, or choose another data folder.`,
    { cause: error },
  );
}
