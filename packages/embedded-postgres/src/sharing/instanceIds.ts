import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

const unknownBirth = "0";

/**
 * Makes the id of one use of the database by this process; from it, any process can tell whether this one
 * still runs.
 */
export function newInstanceId(): string {
  return `${process.pid}-${birthOf(process.pid) ?? unknownBirth}-${randomBytes(4).toString("hex")}`;
}

/** True while the process of that instance id runs; a later process with the same number does not count. */
export function isRunning(instanceId: string): boolean {
  const [pid, birth] = instanceId.split("-");
  const now = birthOf(Number(pid));
  return now !== null && (now === birth || now === unknownBirth || birth === unknownBirth);
}

/** The names `<label>~<instance id>` in that folder whose process runs, in alphabetical order; the others are removed. */
export async function runningNames(folder: string, label: string): Promise<string[]> {
  const live: string[] = [];
  for (const name of (await readdir(folder)).sort()) {
    if (!name.startsWith(label)) continue;
    if (isRunning(instanceIdIn(name))) live.push(name);
    else await rm(join(folder, name), { force: true });
  }
  return live;
}

/** The instance id in a name `<label>~<instance id>`. */
export function instanceIdIn(name: string): string {
  return name.slice(name.indexOf("~") + 1);
}

/** True when a process has that number, whoever runs it. */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function birthOf(pid: number): string | null {
  if (!Number.isSafeInteger(pid) || pid <= 0) return null;
  if (process.platform === "linux") return linuxBirth(pid);
  if (!processExists(pid)) return null;
  return process.platform === "win32" ? unknownBirth : birthByPs(pid);
}

function linuxBirth(pid: number): string | null {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, "latin1");
  } catch {
    // With hidepid the processes of other users cannot be read, only signalled.
    return processExists(pid) ? unknownBirth : null;
  }
  // The program's name stands in parentheses and may hold spaces and parentheses itself (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  // A zombie keeps its number until its parent reads its end, which never happens in a container without an init.
  if (fields[0] === "Z" || fields[0] === "X") return null;
  return `${fields[19]}.${bootId()}`;
}

let boot: string | undefined;

/**
 * Part of the birth, which is counted from boot: two boots could otherwise give the same number and birth.
 */
function bootId(): string {
  boot ??= readFileSync("/proc/sys/kernel/random/boot_id", "latin1").slice(0, 8);
  return boot;
}

/** The time of birth where there is no /proc (macOS), read from ps; null for a zombie or a process that is gone. */
export function birthByPs(pid: number): string | null {
  try {
    const options = { encoding: "latin1", env: { PATH: process.env.PATH, LC_ALL: "C" } } as const;
    const line = execFileSync("ps", ["-o", "state=,lstart=", "-p", String(pid)], options).trim();
    if (line === "" || line.startsWith("Z")) return null;
    return line.slice(line.indexOf(" ")).replace(/[^A-Za-z0-9]/g, "");
  } catch {
    return null;
  }
}
