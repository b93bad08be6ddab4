import type { ClientConfig } from "pg";
import { connectionTo, urlTo } from "./address.ts";
import { type Binaries, findBinaries, majorOf } from "./binaries.ts";
import { runnableBinaries } from "./binariesCopy.ts";
import { applicationName, enter } from "./clients.ts";
import { clusterExists, restoreRights, sweepTemporaries } from "./cluster.ts";
import { guard, type Restarted } from "./guard.ts";
import { createCluster } from "./initdb.ts";
import { leave, type Use } from "./leave.ts";
import { findLive, type Live } from "./live.ts";
import { newMark } from "./marks.ts";
import { findPlace, type Place } from "./place.ts";
import { launch } from "./postmaster.ts";
import { EmbeddedProblem, folderProblem } from "./problems.ts";
import { inTurn } from "./turns.ts";

export interface EmbeddedOptions {
  /** Folder of the portal's data, as in <project>/data; the database is in <folder>/postgres */
  dataFolder: string;
  /**
   * Where the database goes when this process is root and the account that must run PostgreSQL cannot reach the data
   * folder (a project under /root). Default /var/lib/ribambelle
   */
  fallbackFolder?: string;
  /** Told, in one line each, what happens */
  log?: (message: string) => void;
}

export interface EmbeddedServer {
  /** What `new pg.Pool` takes to reach that database of the server */
  connection(database: string): ClientConfig;
  /** The same as a postgres:// address, for libraries that want a text */
  url(database: string): string;
  /**
   * Ends the use of the server, after the caller's pools have ended. The last user stops the server and waits for its
   * end; while others use it, it is left running for them
   */
  leave(): Promise<void>;
  /** True when the server was already running */
  adopted: boolean;
  /** Starts the server again whenever it is gone, until `letGo` or `leave`; `warn` is told, in one line each, what happens */
  keepRunning(warn: (line: string) => void): void;
  /** A server that ends is no longer started again: the portal is about to leave */
  letGo(): Promise<void>;
}

/** Starts the embedded PostgreSQL of that data folder, or joins the one that runs; throws EmbeddedProblem. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  return startWith(options, findBinaries());
}

/** The same with given programs. */
export async function startWith(options: EmbeddedOptions, found: Binaries): Promise<EmbeddedServer> {
  const log = options.log ?? (() => {});
  const place = await findPlace(options, log);
  const use: Use = { place, found, mark: newMark(), log };
  try {
    return await inTurn(place.marks, use.mark, () => startInTurn(use));
  } catch (error) {
    throw folderProblem(error, place.home);
  }
}

async function startInTurn(use: Use): Promise<EmbeddedServer> {
  const { place, found, mark, log } = use;
  const running = (await clusterExists(place, majorOf(found.version))) ? await findLive(place) : null;
  const live = running ?? (await start(use));
  await enter(place, mark);
  const what = running ? "was already running" : `${found.version} runs`;
  log(`PostgreSQL ${what} in ${place.cluster} (process ${live.pid}).`);
  return serverOf(use, live, running !== null);
}

// Never makes a database: an empty one in place of the one that is gone would look like a loss of everything.
async function startAgain(use: Use, signal: AbortSignal): Promise<Restarted> {
  const { place, found, mark, log } = use;
  try {
    return await inTurn(place.marks, mark, async () => {
      if (!(await clusterExists(place, majorOf(found.version)))) throw gone(place);
      const running = await findLive(place, undefined, signal);
      if (running) return { live: running, adopted: true };
      signal.throwIfAborted();
      await restoreRights(place);
      const live = await launch(place, await runnableBinaries(found, place, mark, log), signal);
      return { live, adopted: false };
    });
  } catch (error) {
    throw folderProblem(error, place.home);
  }
}

function gone({ cluster }: Place): EmbeddedProblem {
  return new EmbeddedProblem(
    "not-a-cluster",
    `The database in ${cluster} is gone: put it back, or stop the portal and bring a backup into an empty folder.`,
  );
}

async function start({ place, found, mark, log }: Use): Promise<Live> {
  await sweepTemporaries(place.home);
  const binaries = await runnableBinaries(found, place, mark, log);
  if (await clusterExists(place, majorOf(found.version))) await restoreRights(place);
  else await createCluster(place, binaries, mark);
  return launch(place, binaries);
}

function serverOf(use: Use, live: Live, adopted: boolean): EmbeddedServer {
  const { address } = live;
  const name = applicationName(use.mark);
  let left: Promise<void> | undefined;
  let guarding: ReturnType<typeof guard> | undefined;
  const letGo = async () => guarding?.stop();
  return {
    connection: (database) => connectionTo(address, database, name),
    url: (database) => urlTo(address, database, name),
    leave: () => {
      left ??= letGo().then(() => leave(use));
      return left;
    },
    adopted,
    keepRunning(warn) {
      const again = (signal: AbortSignal) => startAgain(use, signal);
      guarding ??= guard({ place: use.place, live, startAgain: again, warn });
    },
    letGo,
  };
}
