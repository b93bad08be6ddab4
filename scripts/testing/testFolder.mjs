// Where tests keep the databases, files and browsers that they make: in memory, on a Linux that has room there.
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
const roomBytes = 4 * 1024 ** 3;
// Short: the path of a socket in it may have 107 letters.
const form = /^rb-(\d+)-/;

/**
 * Lets this process and those that it starts make their temporary files in memory, until it ends; a TMPDIR that is set
 * already stays.
 */
export function workInMemory() {
  if (process.platform !== "linux" || process.env.TMPDIR || !hasRoom()) return;
  for (const name of readdirSync(memory)) if (isLeft(name)) remove(join(memory, name));
  const folder = mkdtempSync(join(memory, `rb-${process.pid}-`));
  // As /tmp: when run by root, databases and ordinary accounts work there as other users.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.once("exit", () => remove(folder));
}

/** True when the memory's folder takes what tests make, programs to be run among it. */
function hasRoom() {
  const mount = readFileSync("/proc/mounts", "utf8").match(/^tmpfs \/dev\/shm tmpfs (\S+)/m);
  if (!mount || /\b(ro|noexec)\b/.test(mount[1])) return false;
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, freeBytes()) >= roomBytes;
}

// What the kernel keeps of files can be given back: it counts as free here, and not in os.freemem() of older versions.
const freeBytes = () => Math.max(freemem(), process.availableMemory?.() ?? 0);

// The folder of a run that was killed: nobody else would give the memory back.
function isLeft(name) {
  const pid = Number(form.exec(name)?.[1]);
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === "ESRCH";
  }
}

function remove(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
