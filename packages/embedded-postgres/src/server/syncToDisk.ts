import { open } from "node:fs/promises";

/** Makes a file, or the names in a folder, survive a power cut; does nothing on Windows, which opens no folder. */
export async function syncToDisk(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
