import type { ChildProcess, SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { spawnAs } from "../accounts/spawnAs.ts";
import type { ServerLocation } from "../location.ts";
import { diskFull, EmbeddedProblem, isFull, systemCode } from "../problems.ts";
import { chooseAddress } from "./address.ts";
import { removeMisleadingLocks, runsIn } from "./postmasterFile.ts";
import { findRunningServer, inspectServer, type RunningServer } from "./runningServer.ts";
import { meaningfulLine, openLog, writtenSince } from "./serverLog.ts";
import { writeSettings } from "./settings.ts";

/** Starts the server of an existing cluster that no server runs in, and gives it once it answers. */
export async function startServer(
  location: ServerLocation,
  programsFolder: string,
  signal?: AbortSignal,
): Promise<RunningServer> {
  const deadline = performance.now() + 60_000;
  let sockets: boolean | undefined;
  for (;;) {
    const outcome = await tryLaunch(location, programsFolder, sockets, signal);
    if (typeof outcome === "object") return outcome;
    // A process killed just after spawning may have left a server that had not written its file yet.
    const other = await findRunningServer(location, undefined, signal);
    if (other) return other;
    // Some disks shared with a virtual machine cannot hold sockets.
    if (outcome.includes("could not create any Unix-domain sockets") && sockets === undefined)
      sockets = false;
    else if (!isTransient(outcome) || performance.now() > deadline) throw startFailed(location, outcome);
    await pause(100, undefined, { signal });
  }
}

/**
 * True for passing problems: the last processes of a killed server, an empty lock file, a port taken in
 * between.
 */
function isTransient(said: string): boolean {
  return /still in use|lock file .* (already exists|is empty)|could not create any TCP\/IP sockets/.test(
    said,
  );
}

function startFailed({ cluster, log }: ServerLocation, said: string): EmbeddedProblem {
  const word = meaningfulLine(said) ?? "it ended without a word";
  if (isFull(word)) return new EmbeddedProblem("disk-full", diskFull(cluster));
  return new EmbeddedProblem(
    "start-failed",
    `PostgreSQL could not start with the database in ${cluster}: ${word} (more in ${log}).`,
  );
}

/** The server once it answers, or its output when it ended before. */
async function tryLaunch(
  location: ServerLocation,
  programsFolder: string,
  sockets?: boolean,
  signal?: AbortSignal,
): Promise<RunningServer | string> {
  await removeMisleadingLocks(location);
  await writeSettings(location, await chooseAddress(location, sockets));
  const log = await openLog(location);
  try {
    const { size } = await log.stat();
    const child = spawnServer(location, programsFolder, log.fd);
    let end: string | undefined;
    child.once("error", (error) => {
      end = `its program in ${programsFolder} cannot be run (${systemCode(error)})`;
    });
    child.once("exit", (code) => {
      if (!(process.platform === "win32" && code === 0)) end ??= "";
    });
    child.unref();
    const ready = await whenReady(location, () => end !== undefined, signal);
    return ready ?? (end || (await writtenSince(location, size)));
  } finally {
    await log.close();
  }
}

// Detached: Ctrl-C in a terminal reaches every process of its session, and would stop the server under the portal.
function spawnServer(location: ServerLocation, programsFolder: string, log: number): ChildProcess {
  const options: SpawnOptions = { cwd: location.cluster, detached: true };
  if (process.platform === "win32") {
    // pg_ctl gives up the rights of an administrator, with which PostgreSQL refuses to run there.
    const args = ["start", "-W", "-s", "-D", location.cluster, "-l", location.log];
    return spawnAs(null, join(programsFolder, "bin", "pg_ctl"), args, { ...options, stdio: "ignore" });
  }
  const program = join(programsFolder, "bin", "postgres");
  return spawnAs(location.user, program, ["-D", location.cluster], {
    ...options,
    stdio: ["ignore", log, log],
  });
}

async function whenReady(
  location: ServerLocation,
  ended: () => boolean,
  signal?: AbortSignal,
): Promise<RunningServer | null> {
  const deadline = performance.now() + 120_000;
  for (;;) {
    if (ended()) return null;
    const look = await inspectServer(location);
    if (look && "address" in look) return look;
    // Abort only once the server can be found: whoever aborts must find it, to stop it.
    if (look) signal?.throwIfAborted();
    if (performance.now() > deadline) return findRunningServer(location, 0);
    await pause(10);
  }
}

/**
 * Stops that server (fast shutdown) and waits for its end: clients are disconnected, open transactions rolled
 * back.
 */
export async function stopServer(
  location: ServerLocation,
  pid: number,
  programsFolder: string,
): Promise<void> {
  if (!runsIn(pid, location.cluster)) return;
  await askToStop(location, pid, programsFolder);
  if (await ends(location, pid, 20_000)) return;
  signal(pid, "SIGQUIT");
  if (await ends(location, pid, 5000)) return;
  throw new EmbeddedProblem(
    "stop-failed",
    `The PostgreSQL server of ${location.cluster}, process ${pid}, does not stop: look at ${location.log}.`,
  );
}

/**
 * Asks a server that does not answer to stop; false when it has not within two seconds (it may be frozen).
 */
export async function stopUnresponsive(
  location: ServerLocation,
  pid: number,
  programsFolder: string,
): Promise<boolean> {
  if (!runsIn(pid, location.cluster)) return true;
  await askToStop(location, pid, programsFolder);
  return ends(location, pid, 2_000);
}

async function askToStop(location: ServerLocation, pid: number, programsFolder: string): Promise<void> {
  if (process.platform !== "win32") {
    return signal(pid, "SIGINT");
  }
  const args = ["stop", "-W", "-s", "-m", "fast", "-D", location.cluster];
  await once(spawnAs(null, join(programsFolder, "bin", "pg_ctl"), args, { cwd: location.cluster }), "close");
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (systemCode(error) !== "ESRCH") throw error;
  }
}

async function ends(location: ServerLocation, pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (runsIn(pid, location.cluster)) {
    if (performance.now() > deadline) return false;
    await pause(10);
  }
  return true;
}
