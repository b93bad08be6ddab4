import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Gives the secret that a file of a folder holds, readable by its owner only; the first of several processes writes the
 * fresh one. Throws where the folder cannot be written.
 */
export function keptSecret(folder: string, name: string, fresh: string): string {
  const file = join(folder, name);
  const draft = `${file}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(draft, fresh, { mode: 0o600 });
  try {
    // `link` publishes the file whole, and fails when another process was first.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, "utf8");
}
