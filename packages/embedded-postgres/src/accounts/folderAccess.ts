import { existsSync, type Stats, statSync } from "node:fs";
import { dirname } from "node:path";
import type { OsUser } from "./osUser.ts";

const execute = 0o1;
const readAndExecute = 0o5;

/** The folder nearest to the root of the disk that this user may not enter on the way to that folder; null when it reaches it. */
export function closedFolderOnTheWay(user: OsUser, folder: string): string | null {
  const parent = dirname(folder);
  const above = parent === folder ? null : closedFolderOnTheWay(user, parent);
  if (above !== null) return above;
  return !existsSync(folder) || allows(statSync(folder), user, execute) ? null : folder;
}

/** True when this user may list that folder, or run and read that program. */
export function mayReadAndExecute(user: OsUser, path: string): boolean {
  return existsSync(path) && allows(statSync(path), user, readAndExecute);
}

// The process that drops to this user also drops its supplementary groups: only its own group counts.
function allows(stats: Stats, user: OsUser, wanted: number): boolean {
  const shift = stats.uid === user.uid ? 6 : stats.gid === user.gid ? 3 : 0;
  return ((stats.mode >> shift) & wanted) === wanted;
}
