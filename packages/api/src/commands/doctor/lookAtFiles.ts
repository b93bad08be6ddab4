import { stat, statfs } from "node:fs/promises";
import { resolve } from "node:path";
import type { Config } from "../../config.ts";
import type { FileStore } from "../../files/fileStore.ts";
import { broken, type Finding, fine, risky } from "./finding.ts";

const littleSpace = 2_000_000_000;

/** Looks at the file store, the room that is left, and who may read the data folder. */
export async function lookAtFiles(config: Config, fileStore: FileStore): Promise<Finding[]> {
  const { filesBucket, dataFolder } = config;
  const folder = resolve(dataFolder);
  const place = filesBucket === null ? resolve(folder, "files") : filesBucket.bucket;
  const store = await fileStore.prepare().then(
    () => fine((words) => words.storeReady(place)),
    (error: Error) => broken((words) => words.storeAway(error.message)),
  );
  return [store, ...(await spaceIn(folder)), ...(await readersOf(folder))];
}

async function spaceIn(folder: string): Promise<Finding[]> {
  try {
    const { bavail, bsize } = await statfs(folder);
    const free = (bavail * bsize) / 1e9;
    const say: Finding["say"] = (words) => words.space(free.toFixed(1), folder);
    return [bavail * bsize < littleSpace ? broken(say) : fine(say)];
  } catch {
    return [];
  }
}

async function readersOf(folder: string): Promise<Finding[]> {
  if (process.platform === "win32") return [];
  const mode = await stat(folder).then(
    (found) => found.mode,
    () => 0,
  );
  return (mode & 0o004) !== 0 ? [risky((words) => words.openFolder(folder))] : [];
}
