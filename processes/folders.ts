import { chmodSync, globSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { killServer } from "./signals.ts";

/** Makes an empty temporary folder that every account may enter: as root, the database runs as another user. */
export function makeFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "ribambelle-")));
  chmodSync(folder, 0o755);
  return folder;
}

/** Ends the PostgreSQL servers whose data is in that folder, then removes it. */
export async function removeFolder(folder: string): Promise<void> {
  for (const file of globSync("**/postmaster.pid", { cwd: folder }))
    await killServer(join(folder, file, ".."), "SIGQUIT");
  // An initdb whose parent was killed may still be writing there.
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
