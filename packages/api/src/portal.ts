import { createServer } from "node:net";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type ShownAgency, showAgency } from "@ribambelle/domain/agency/agency.rules";
import { type Logger, pino } from "pino";
import type { AgencySettings } from "./agency/agency.settings.ts";
import { readAgency, readTerms } from "./agency/readAgency.ts";
import { readLegalTexts } from "./agency/readLegalTexts.ts";
import { buildApp, startJobs } from "./app.ts";
import { giveMemoryBack } from "./atRest/giveMemoryBack.ts";
import { onceAtRest } from "./atRest/onceAtRest.ts";
import type { Config } from "./config.ts";
import { migrate } from "./db/migrate.ts";
import type { OpenDatabase } from "./db/openDatabase.ts";
import { exposedConnections } from "./exposedConnections.ts";
import { preparePasswords } from "./features/identity/index.ts";
import { type FileStore, openFileStore } from "./files/fileStore.ts";
import { migrateJobs } from "./jobs/runJobs.ts";
import { gatheredLogOutput, isoTime, logOutput } from "./logOutput.ts";
import { readWebBuild } from "./pages/webBuild.ts";
import { prepareDrawing } from "./papers/prepareDrawing.ts";
import type { PortalSettings } from "./portal.settings.ts";

/** A portal that cannot listen; the message is one sentence. */
export class ListenProblem extends Error {}

/** A portal without its pages; the message is one sentence. */
export class BuildProblem extends Error {}

export interface RunningPortal {
  readonly publicUrl: string;
  readonly log: Logger;
  close(): Promise<void>;
}

const webFolder = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** Gives the built web app, or null when it has not been built. */
export const webBuildOf = () => readWebBuild(webFolder);

export function makeLog(config: PortalSettings): Logger {
  const options = { level: config.logLevel, base: null, timestamp: isoTime };
  return pino(options, config.production ? gatheredLogOutput() : logOutput);
}

/** Opens the bucket of the settings as the file store, else the folder beside the embedded database. */
export async function fileStoreOf({
  filesBucket,
  dataFolder,
}: Pick<Config, "filesBucket" | "dataFolder">): Promise<FileStore> {
  if (filesBucket === null) return openFileStore(resolve(dataFolder, "files"));
  // Loaded only where it is used: the S3 client takes 10 MB of memory.
  const { openBucketStore } = await import("./files/bucketStore.ts");
  return openBucketStore(filesBucket);
}

/** Reads what the agency says of itself; throws AgencyProblem. */
export function agencyOf(config: AgencySettings): ShownAgency {
  return showAgency(readAgency(config.agencyFolder), config.publicSiteUrl);
}

/** Brings the tables of the portal and of its jobs up to date. */
export async function prepareDatabase(
  database: Pick<OpenDatabase, "changeTables">,
  log: Logger,
): Promise<void> {
  await database.changeTables(async (pool) => {
    await migrate(pool);
    await migrateJobs(pool, log);
  });
}

/** Starts the portal on a prepared database; closing it lets what runs finish and leaves the database open. */
export async function startPortal(
  config: Config,
  database: OpenDatabase,
  log: Logger,
): Promise<RunningPortal> {
  const webBuild = webBuildOf();
  if (config.production && !webBuild) {
    throw new BuildProblem("The web app is not built: run npm run build, then start again.");
  }
  if (config.production) for (const sentence of exposedConnections(config)) log.warn(sentence);
  const host = config.host ?? "localhost";
  const port = config.port || (await freePort());
  const local = `http://localhost:${port}`;
  const agency = agencyOf(config);
  const legalTexts = readLegalTexts(config.agencyFolder, agency);
  const fileStore = await fileStoreOf(config);
  const publicUrl = config.publicUrl ?? local;
  const building = buildApp({
    config,
    connection: database.connection,
    listenOn: database.clientConfig,
    publicUrl,
    // Without PUBLIC_URL the portal is on this machine, under each of its names.
    origins: config.publicUrl
      ? [new URL(publicUrl).origin]
      : [local, `http://127.0.0.1:${port}`, `http://[::1]:${port}`],
    agency,
    terms: readTerms(config.agencyFolder),
    legalTexts,
    fileStore,
    webBuild,
    now: () => new Date(),
    log,
  });
  // Prepared before listening: a portal that can be reached is ready.
  const [app] = await Promise.all([building, preparePasswords()]);
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw listenProblem(error, host, port);
  }
  // Most of the portal needs no file: it serves while its store is away, and documents answer 503.
  fileStore.prepare().catch((error: Error) => log.warn(error.message));
  const isClosing = new AbortController();
  onceAtRest(isClosing.signal, () => void settle(log));
  return {
    publicUrl,
    log,
    close() {
      isClosing.abort();
      return app.close();
    },
  };
}

// What is put off until nobody waits for the process; it serves as well without.
async function settle(log: Logger): Promise<void> {
  try {
    await prepareDrawing();
    await giveMemoryBack();
    log.debug("papers can be drawn, and what the start left is given back");
  } catch (error) {
    log.warn({ err: error }, "the portal was not prepared to its end");
  }
}

/** Starts a process that runs the jobs and nothing else (`npm run jobs`, JOBS=elsewhere). */
export async function startJobsOnly(
  config: Config,
  { connection }: OpenDatabase,
  log: Logger,
): Promise<RunningPortal> {
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const fileStore = await fileStoreOf(config);
  const agency = agencyOf(config);
  const terms = readTerms(config.agencyFolder);
  const deps = { config, connection, publicUrl, agency, terms, fileStore, now: () => new Date(), log };
  const jobs = await startJobs(deps);
  return { publicUrl, log, close: () => jobs.stop() };
}

function listenProblem(error: unknown, host: string, port: number): unknown {
  const { code } = error as { code?: string };
  if (code === "EADDRINUSE") {
    return new ListenProblem(
      `Port ${port} is already in use: stop what runs there, or choose another with PORT=${port + 1} npm start.`,
    );
  }
  if (code === "EACCES")
    return new ListenProblem(`Port ${port} may not be opened by this user: choose one above 1023 with PORT.`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN") {
    return new ListenProblem(`HOST=${host} is not an address of this machine.`);
  }
  return error;
}

async function freePort(): Promise<number> {
  const { promise, resolve: found, reject } = Promise.withResolvers<number>();
  const server = createServer().on("error", reject);
  server.listen(0, "localhost", () => {
    const address = server.address();
    server.close(() => found(typeof address === "object" && address ? address.port : 0));
  });
  return promise;
}
