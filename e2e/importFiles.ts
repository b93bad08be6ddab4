import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { runCommand } from "./runCommand.ts";

/** Imports these files, by their paths, as the agency would while the portal serves. */
export async function importFiles(files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "ribambelle-import-"));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  await runCommand("import", folder);
  await rm(folder, { recursive: true });
}
