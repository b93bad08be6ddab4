import type { ClientConfig } from "pg";
import { findLocation, type ServerLocation } from "./location.ts";
import { EmbeddedProblem, folderProblem } from "./problems.ts";
import { findPrograms, majorOf, type Programs } from "./programs/findPrograms.ts";
import { runnablePrograms } from "./programs/runnablePrograms.ts";
import { releaseServer, type ServerUse } from "./release.ts";
import { connectionTo, urlTo } from "./server/address.ts";
import { clusterExists, restoreRights, sweepTemporaries } from "./server/cluster.ts";
import { createCluster } from "./server/initdb.ts";
import { startServer } from "./server/postmaster.ts";
import { findRunningServer, type RunningServer } from "./server/runningServer.ts";
import { withLock } from "./sharing/bakeryLock.ts";
import { newInstanceId } from "./sharing/instanceIds.ts";
import { addUser, applicationName } from "./sharing/users.ts";
import { type Restarted, watchServer } from "./watchdog.ts";

export interface EmbeddedOptions {
  /** Folder of the portal's data, as in <project>/data; the database is in <folder>/postgres */
  dataFolder: string;
  /**
   * Where the database goes when this process is root and the account that must run PostgreSQL cannot reach the data
   * folder (a project under /root). Default /var/lib/ribambelle
   */
  fallbackFolder?: string;
  /** Called with one line for each event */
  log?: (message: string) => void;
}

export interface EmbeddedServer {
  /** What `new pg.Pool` takes to reach that database of the server, as that role; without one as its superuser */
  connection(database: string, role?: string): ClientConfig;
  /** The same as a postgres:// address, for libraries that want a text */
  url(database: string): string;
  /**
   * Ends the use of the server, after the caller's pools have ended. The last user stops the server and waits for its
   * end; while others use it, it is left running for them
   */
  release(): Promise<void>;
  /** True when the server was already running */
  adopted: boolean;
  /**
   * Restarts the server whenever it is gone, until `stopWatching` or `release`; `warn` gets one line for each
   * event
   */
  keepRunning(warn: (line: string) => void): void;
  /** Stops restarting the server: the portal is about to close */
  stopWatching(): Promise<void>;
}

/** Starts the embedded PostgreSQL of that data folder, or joins the one that runs; throws EmbeddedProblem. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  return startWith(options, findPrograms());
}

/** The same with given programs. */
export async function startWith(options: EmbeddedOptions, programs: Programs): Promise<EmbeddedServer> {
  const log = options.log ?? (() => {});
  const location = await findLocation(options, log);
  const use: ServerUse = { location, programs, instanceId: newInstanceId(), log };
  try {
    return await withLock(location.sharing, use.instanceId, () => startOrJoin(use));
  } catch (error) {
    throw folderProblem(error, location.home);
  }
}

async function startOrJoin(use: ServerUse): Promise<EmbeddedServer> {
  const { location, programs, instanceId, log } = use;
  const running = (await clusterExists(location, majorOf(programs.version)))
    ? await findRunningServer(location)
    : null;
  const live = running ?? (await start(use));
  await addUser(location, instanceId);
  const what = running ? "was already running" : `${programs.version} runs`;
  log(`PostgreSQL ${what} in ${location.cluster} (process ${live.pid}).`);
  return serverOf(use, live, running !== null);
}

// Restarts, but never creates a database: an empty one in place of a missing one would look like a total
// loss.
async function startAgain(use: ServerUse, signal: AbortSignal): Promise<Restarted> {
  const { location, programs, instanceId, log } = use;
  try {
    return await withLock(location.sharing, instanceId, async () => {
      if (!(await clusterExists(location, majorOf(programs.version)))) throw gone(location);
      const running = await findRunningServer(location, undefined, signal);
      if (running) return { live: running, adopted: true };
      signal.throwIfAborted();
      await restoreRights(location);
      const live = await startServer(
        location,
        await runnablePrograms(programs, location, instanceId, log),
        signal,
      );
      return { live, adopted: false };
    });
  } catch (error) {
    throw folderProblem(error, location.home);
  }
}

function gone({ cluster }: ServerLocation): EmbeddedProblem {
  return new EmbeddedProblem(
    "not-a-cluster",
    `The database in ${cluster} is gone: put it back, or stop the portal and bring a backup into an empty folder.`,
  );
}

async function start({ location, programs, instanceId, log }: ServerUse): Promise<RunningServer> {
  await sweepTemporaries(location.home);
  const programsFolder = await runnablePrograms(programs, location, instanceId, log);
  if (await clusterExists(location, majorOf(programs.version))) await restoreRights(location);
  else await createCluster(location, programsFolder, instanceId);
  return startServer(location, programsFolder);
}

function serverOf(use: ServerUse, live: RunningServer, adopted: boolean): EmbeddedServer {
  const { address } = live;
  const name = applicationName(use.instanceId);
  let left: Promise<void> | undefined;
  let guarding: ReturnType<typeof watchServer> | undefined;
  const letGo = async () => guarding?.stop();
  return {
    connection: (database, role) => connectionTo(address, database, name, role),
    url: (database) => urlTo(address, database, name),
    release: () => {
      left ??= letGo().then(() => releaseServer(use));
      return left;
    },
    adopted,
    keepRunning(warn) {
      const again = (signal: AbortSignal) => startAgain(use, signal);
      guarding ??= watchServer({ location: use.location, live, startAgain: again, warn });
    },
    stopWatching: letGo,
  };
}
