import type { ChildProcess, SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { spawnAs } from "./account.ts";
import { chooseAddress } from "./address.ts";
import { findLive, type Live, lookAt } from "./live.ts";
import type { Place } from "./place.ts";
import { removeMisleadingLocks, runsIn } from "./postmasterFile.ts";
import { diskFull, EmbeddedProblem, isFull, systemCode } from "./problems.ts";
import { meaningfulLine, openLog, writtenSince } from "./serverLog.ts";
import { writeSettings } from "./settings.ts";

/** Starts the server of an existing cluster that no server runs in, and gives it once it answers. */
export async function launch(place: Place, binaries: string, signal?: AbortSignal): Promise<Live> {
  const deadline = performance.now() + 60_000;
  let sockets: boolean | undefined;
  for (;;) {
    const outcome = await tryLaunch(place, binaries, sockets, signal);
    if (typeof outcome === "object") return outcome;
    // A starter killed just after spawning leaves a server that had not yet written its file.
    const other = await findLive(place, undefined, signal);
    if (other) return other;
    // Some disks shared with a virtual machine cannot hold sockets.
    if (outcome.includes("could not create any Unix-domain sockets") && sockets === undefined)
      sockets = false;
    else if (!passes(outcome) || performance.now() > deadline) throw startFailed(place, outcome);
    await pause(100, undefined, { signal });
  }
}

/** True for what time heals: the last processes of a killed server, a file left empty, a port taken in between. */
function passes(said: string): boolean {
  return /still in use|lock file .* (already exists|is empty)|could not create any TCP\/IP sockets/.test(
    said,
  );
}

function startFailed({ cluster, log }: Place, said: string): EmbeddedProblem {
  const word = meaningfulLine(said) ?? "it ended without a word";
  if (isFull(word)) return new EmbeddedProblem("disk-full", diskFull(cluster));
  return new EmbeddedProblem(
    "start-failed",
    `PostgreSQL could not start with the database in ${cluster}: ${word} (more in ${log}).`,
  );
}

/** The server once it answers, or what it said when it ended before. */
async function tryLaunch(
  place: Place,
  binaries: string,
  sockets?: boolean,
  signal?: AbortSignal,
): Promise<Live | string> {
  await removeMisleadingLocks(place);
  await writeSettings(place, await chooseAddress(place, sockets));
  const log = await openLog(place);
  try {
    const { size } = await log.stat();
    const child = spawnServer(place, binaries, log.fd);
    let end: string | undefined;
    child.once("error", (error) => {
      end = `its program in ${binaries} cannot be run (${systemCode(error)})`;
    });
    child.once("exit", (code) => {
      if (!(process.platform === "win32" && code === 0)) end ??= "";
    });
    child.unref();
    const ready = await whenReady(place, () => end !== undefined, signal);
    return ready ?? (end || (await writtenSince(place, size)));
  } finally {
    await log.close();
  }
}

// Detached: Ctrl-C in a terminal reaches every process of its session, and would stop the server under the portal.
function spawnServer(place: Place, binaries: string, log: number): ChildProcess {
  const options: SpawnOptions = { cwd: place.cluster, detached: true };
  if (process.platform === "win32") {
    // pg_ctl gives up the rights of an administrator, with which PostgreSQL refuses to run there.
    const args = ["start", "-W", "-s", "-D", place.cluster, "-l", place.log];
    return spawnAs(null, join(binaries, "bin", "pg_ctl"), args, { ...options, stdio: "ignore" });
  }
  const program = join(binaries, "bin", "postgres");
  return spawnAs(place.user, program, ["-D", place.cluster], { ...options, stdio: ["ignore", log, log] });
}

async function whenReady(place: Place, ended: () => boolean, signal?: AbortSignal): Promise<Live | null> {
  const deadline = performance.now() + 120_000;
  for (;;) {
    if (ended()) return null;
    const look = await lookAt(place);
    if (look && "address" in look) return look;
    // Not before it can be seen: whoever gives up now must find it, to stop it.
    if (look) signal?.throwIfAborted();
    if (performance.now() > deadline) return findLive(place, 0);
    await pause(10);
  }
}

/** Stops that server cleanly and waits for its end: its clients are sent away, what they had not committed is undone. */
export async function stopServer(place: Place, pid: number, binaries: string): Promise<void> {
  if (!runsIn(pid, place.cluster)) return;
  await askToStop(place, pid, binaries);
  if (await ends(place, pid, 20_000)) return;
  signal(pid, "SIGQUIT");
  if (await ends(place, pid, 5000)) return;
  throw new EmbeddedProblem(
    "stop-failed",
    `The PostgreSQL server of ${place.cluster}, process ${pid}, does not stop: look at ${place.log}.`,
  );
}

/** Asks a server that does not answer to stop; false when it has not done so within two seconds: frozen, say. */
export async function stopSilent(place: Place, pid: number, binaries: string): Promise<boolean> {
  if (!runsIn(pid, place.cluster)) return true;
  await askToStop(place, pid, binaries);
  return ends(place, pid, 2_000);
}

async function askToStop(place: Place, pid: number, binaries: string): Promise<void> {
  if (process.platform !== "win32") {
    return signal(pid, "SIGINT");
  }
  const args = ["stop", "-W", "-s", "-m", "fast", "-D", place.cluster];
  await once(spawnAs(null, join(binaries, "bin", "pg_ctl"), args, { cwd: place.cluster }), "close");
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (systemCode(error) !== "ESRCH") throw error;
  }
}

async function ends(place: Place, pid: number, patience: number): Promise<boolean> {
  const deadline = performance.now() + patience;
  while (runsIn(pid, place.cluster)) {
    if (performance.now() > deadline) return false;
    await pause(10);
  }
  return true;
}
