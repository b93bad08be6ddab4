import type { ClientConfig } from "pg";
import { connectionTo, urlTo } from "./address.ts";
import { type Binaries, findBinaries, majorOf } from "./binaries.ts";
import { runnableBinaries } from "./binariesCopy.ts";
import { applicationName, enter } from "./clients.ts";
import { clusterExists, restoreRights, sweepTemporaries } from "./cluster.ts";
import { createCluster } from "./initdb.ts";
import { leave, type Use } from "./leave.ts";
import { findLive, type Live } from "./live.ts";
import { newMark } from "./marks.ts";
import { findPlace } from "./place.ts";
import { launch } from "./postmaster.ts";
import { folderProblem } from "./problems.ts";
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

async function start({ place, found, mark, log }: Use): Promise<Live> {
  await sweepTemporaries(place.home);
  const binaries = await runnableBinaries(found, place, mark, log);
  if (await clusterExists(place, majorOf(found.version))) await restoreRights(place);
  else await createCluster(place, binaries, mark);
  return launch(place, binaries);
}

function serverOf(use: Use, { address }: Live, adopted: boolean): EmbeddedServer {
  const name = applicationName(use.mark);
  let left: Promise<void> | undefined;
  return {
    connection: (database) => connectionTo(address, database, name),
    url: (database) => urlTo(address, database, name),
    leave: () => {
      left ??= leave(use);
      return left;
    },
    adopted,
  };
}
