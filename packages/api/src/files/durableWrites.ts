import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Writes a new file for its own user alone; it is on the disk when the promise ends. */
export async function writeToDisk(
  path: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a folder for its own user alone, with those around it, unless it is there; a new one is on the disk. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 }).catch((error: unknown) =>
    insteadOf(error, path),
  );
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await flushFolder(dirname(made));
}

// `recursive` says ENOENT of a read-only disk (Node 24): the folder by itself has the true reason.
async function insteadOf(error: unknown, path: string): Promise<undefined> {
  if ((error as { code?: string }).code !== "ENOENT") throw error;
  await makeFolder(dirname(path));
  await mkdir(path, { mode: 0o700 });
  await flushFolder(dirname(path));
}

/** Makes sure that the names in a folder are on the disk. */
export async function flushFolder(path: string): Promise<void> {
  // Windows opens no folder as a file, and keeps names itself.
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } catch (error) {
    // Some network file systems write names at once and refuse fsync on a folder.
    if (!["EINVAL", "ENOTSUP"].includes((error as { code?: string }).code ?? "")) throw error;
  } finally {
    await folder.close();
  }
}

// Another process may still be writing a younger file.
const abandonedAfterMs = 3_600_000;

/** Removes what a process that was killed in the middle of a write left in this folder. */
export async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const file = await stat(path).catch(() => null);
    if (file && Date.now() - file.mtimeMs > abandonedAfterMs) await rm(path, { force: true });
  }
}
