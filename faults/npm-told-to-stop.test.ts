import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { childrenOf, serverPid, signal, until } from "@ribambelle/processes/signals";
import { expect } from "vitest";
import { test } from "./fixtures.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const descendants = (pid: number): number[] =>
  childrenOf(pid).flatMap((child) => [child, ...descendants(child)]);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test.skipIf(process.platform === "win32")(
  "npm start alone is told to stop: the portal and its database end with it, cleanly, and no process is left",
  async ({ aUsedFolder, onTestFinished }) => {
    const folder = aUsedFolder();
    const { PATH, HOME, TMPDIR } = process.env;
    const settings = { DATA_FOLDER: folder, PORT: "0", npm_config_update_notifier: "false" };
    const npm = spawn("npm", ["start"], { cwd: root, env: { PATH, HOME, TMPDIR, ...settings } });
    let output = "";
    for (const stream of [npm.stdout, npm.stderr])
      stream.on("data", (text) => {
        output += text;
      });
    const ended = once(npm, "close");
    let processes: number[] = [];
    onTestFinished(() => {
      for (const pid of [npm.pid ?? 0, ...processes]) if (pid && isAlive(pid)) signal(pid, "SIGKILL");
    });
    await until(() => output.includes("Ctrl-C") || npm.exitCode !== null, `npm start is ready: ${output}`);
    processes = descendants(npm.pid ?? 0);
    expect(processes.length).toBeGreaterThan(1);
    npm.kill("SIGTERM");
    // Every process that wrote to its output has ended.
    await ended;
    await until(() => processes.every((pid) => !isAlive(pid)), "no process is left");
    expect(serverPid(join(folder, "postgres"))).toBe(null);
    expect(output).toContain("PostgreSQL stopped");
  },
);
