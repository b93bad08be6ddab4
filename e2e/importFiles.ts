import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = fileURLToPath(new URL("..", import.meta.url));

/** Imports these files as the agency would, while the portal serves. */
export async function importFiles(files: Readonly<Record<string, string>>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "ribambelle-import-"));
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const env = { ...process.env, DATA_FOLDER: process.env.E2E_FOLDER };
  await run(process.execPath, ["packages/api/src/commands/main.ts", "import", folder], { cwd: root, env });
  await rm(folder, { recursive: true });
}
