import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type BackupsKept, backupsToKeep } from "@ribambelle/domain/backup/backup.schedule";
import { partEnd } from "../backup/index.ts";

// Whatever else lies in the folder is somebody else's, and stays.
const nameForm = /^ribambelle-(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})\.tar(\.age)?$/;

/** Gives the name of the file of a backup that is made at a moment, YYYY-MM-DDTHH:MM. */
export const backupName = (moment: string, isEncrypted: boolean): string =>
  `ribambelle-${moment.replace("T", "-").replace(":", "")}.tar${isEncrypted ? ".age" : ""}`;

/** Gives the moment at which a backup was made, by its name; null for another file. */
function momentOf(name: string): string | null {
  const [, day, hour, minute] = nameForm.exec(name) ?? [];
  return day ? `${day}T${hour}:${minute}` : null;
}

/** Removes what killed processes left of backups; call it only while none is being made. */
export async function removeParts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (partEnd.test(name) && momentOf(name.replace(partEnd, "")))
      await rm(join(folder, name), { force: true });
  }
}

/** Removes the backups that are not to be kept any more; gives their names. Those that `also` names stay whatever the rule says. */
export async function pruneBackups(
  folder: string,
  kept: BackupsKept,
  also: readonly (string | null)[],
): Promise<string[]> {
  const backups = (await readdir(folder)).flatMap((name) => {
    const moment = momentOf(name);
    return moment ? [{ name, moment }] : [];
  });
  const staying = backupsToKeep(
    backups.map(({ moment }) => moment),
    kept,
  );
  const leaving = backups.filter(({ name, moment }) => !staying.has(moment) && !also.includes(name));
  for (const { name } of leaving) await rm(join(folder, name));
  return leaving.map(({ name }) => name);
}
