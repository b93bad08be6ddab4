import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect } from "@playwright/test";

const run = promisify(execFile);
const root = fileURLToPath(new URL("..", import.meta.url));

/** Runs a command of the portal while it serves, as whoever keeps it would. */
export async function runCommand(...args: readonly string[]): Promise<void> {
  const env = { ...process.env, DATA_FOLDER: process.env.E2E_FOLDER };
  const command = ["packages/api/dist/command.js", ...args];
  const { stderr } = await run(process.execPath, command, { cwd: root, env });
  expect(stderr).toBe("");
}
