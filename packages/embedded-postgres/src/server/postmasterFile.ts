import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { ServerLocation } from "../location.ts";
import { systemCode } from "../problems.ts";
import { processExists } from "../sharing/instanceIds.ts";
import { type Address, loopback } from "./address.ts";

/** The content of postmaster.pid (PostgreSQL, src/include/utils/pidfile.h). */
export interface PostmasterFile {
  pid: number;
  port: number;
  socketFolder: string;
  listenAddress: string;
  ready: boolean;
}

/** Reads postmaster.pid; null when there is none or a server has only begun to write it. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | null> {
  const text = await readFile(join(cluster, "postmaster.pid"), "utf8").catch((error: unknown) => {
    if (systemCode(error) === "ENOENT") return "";
    throw error;
  });
  const [pid = "", , , port = "", socketFolder = "", listenAddress = "", , status = ""] = text.split("\n");
  if (!/^-?\d+$/.test(pid)) return null;
  // A single-user server writes its number with a minus sign.
  const number = Math.abs(Number(pid));
  return { pid: number, port: Number(port), socketFolder, listenAddress, ready: status.trim() === "ready" };
}

/** Where that server listens; null until its file says that it is ready. */
export async function addressIn(file: PostmasterFile, location: ServerLocation): Promise<Address | null> {
  if (!file.ready || !file.port) return null;
  if (file.listenAddress !== "") return loopback(location, file.port);
  // The folder may have been renamed while the server ran: its socket moved with it.
  const moved = existsSync(join(location.socket, `.s.PGSQL.${file.port}`));
  return { host: moved ? location.socket : file.socketFolder, port: file.port };
}

/**
 * True when that process is a server of that cluster, and not a program that got the number of a former one.
 */
export function runsIn(pid: number, cluster: string): boolean {
  if (process.platform === "win32") return processExists(pid);
  if (process.platform !== "linux") return wasStartedFor(pid, cluster);
  try {
    // A server's working directory is its cluster, whatever path leads there; a zombie has none.
    const [its, ours] = [statSync(`/proc/${pid}/cwd`), statSync(cluster)];
    return its.ino === ours.ino && its.dev === ours.dev;
  } catch {
    // In a container, root may not read the working directory of another account's process (no
    // CAP_SYS_PTRACE).
    return wasStartedFor(pid, cluster);
  }
}

/** True when the command line of the process ends with the cluster; a zombie has none. */
function wasStartedFor(pid: number, cluster: string): boolean {
  try {
    if (process.platform === "linux") {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").endsWith(`\0-D\0${cluster}\0`);
    }
    const options = { encoding: "utf8" } as const;
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], options)
      .trimEnd()
      .endsWith(` -D ${cluster}`);
  } catch {
    return false;
  }
}

/**
 * Removes the lock files of a dead server that PostgreSQL would take for a live one: those whose number was given to
 * another program since, and empty ones. The others are left to PostgreSQL, which replaces them.
 */
export async function removeMisleadingLocks({ cluster, socket }: ServerLocation): Promise<void> {
  for (const lock of [join(cluster, "postmaster.pid"), join(socket, ".s.PGSQL.5432.lock")]) {
    const text = await readFile(lock, "utf8").catch(() => null);
    if (text !== null && (text === "" ? isOld(lock) : isMisleading(text, cluster)))
      await rm(lock, { force: true });
  }
}

// A power cut can leave the file empty, and PostgreSQL refuses to start then; a server that starts fills it at once.
function isOld(lock: string): boolean {
  const { mtimeMs } = statSync(lock, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
  // The absolute value, because the clock may have been put back since.
  return Math.abs(Date.now() - mtimeMs) > 2000;
}

function isMisleading(lock: string, cluster: string): boolean {
  const pid = Math.abs(Number.parseInt(lock, 10));
  return pid > 0 && processExists(pid) && !runsIn(pid, cluster);
}
