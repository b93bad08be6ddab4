import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { runsIn } from "@ribambelle/embedded-postgres/testing";

/** The process number of the server in that cluster; null when there is none. */
export function serverPid(cluster: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, "postmaster.pid"), "utf8"), 10);
    return runsIn(pid, cluster) ? pid : null;
  } catch {
    return null;
  }
}

/** The children of a process. */
export function childrenOf(pid: number): number[] {
  return parents().flatMap(([child, parent]) => (parent === pid ? [child] : []));
}

function parents(): [number, number][] {
  if (process.platform !== "linux") {
    const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
    return lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
  }
  return readdirSync("/proc").flatMap((name): [number, number][] => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "latin1");
      // The program's name stands in parentheses and may hold spaces and parentheses itself (proc(5)).
      return [[Number(name), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1])]];
    } catch {
      return [];
    }
  });
}

/** Sends a signal to a process that may have ended meanwhile. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as { code?: string }).code !== "ESRCH") throw error;
  }
}

/** Kills the server of that cluster, if one runs, and waits until it is gone. */
export async function killServer(cluster: string, name: NodeJS.Signals = "SIGKILL"): Promise<void> {
  const pid = serverPid(cluster);
  if (pid === null) return;
  signal(pid, name);
  await until(() => serverPid(cluster) !== pid, "the server ends");
}

// Ends before the runner's own timeout, so that the failure names the condition; it is no budget of the
// portal.
const mostTurns = 12_000;

/**
 * Waits until the condition is true, polling as long as a busy machine may need; rejects when it never is.
 */
export async function until(isTrue: () => boolean | Promise<boolean>, what = String(isTrue)): Promise<void> {
  for (let turn = 0; !(await isTrue()); turn += 1) {
    if (turn > mostTurns) throw new Error(`It never came to be: ${what}.`);
    await pause(5);
  }
}
