import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect } from "@playwright/test";

const run = promisify(execFile);
const root = fileURLToPath(new URL("..", import.meta.url));

/** Imports these files, by their paths, as the agency would while the portal serves. */
export async function importFiles(files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "ribambelle-import-"));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const env = { ...process.env, DATA_FOLDER: process.env.E2E_FOLDER };
  const command = ["packages/api/src/commands/main.ts", "import", folder];
  const { stderr } = await run(process.execPath, command, { cwd: root, env });
  expect(stderr).toBe("");
  await rm(folder, { recursive: true });
}
