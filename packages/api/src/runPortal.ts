import { once } from "node:events";
import { resolve } from "node:path";
import { readTerms } from "./agency/readAgency.ts";
import { borrowedLegalTexts } from "./agency/readLegalTexts.ts";
import { demonstrationAccounts, loadDemonstration } from "./commands/demonstration/load.ts";
import type { Config } from "./config.ts";
import { type OpenDatabase, openDatabase, takingTime } from "./db/openDatabase.ts";
import { readStanding } from "./db/standing.store.ts";
import { sealAtStart } from "./features/signatures/index.ts";
import { hasAdministrator } from "./features/staff/index.ts";
import { mailboxPath } from "./mail/mailboxPath.ts";
import {
  agencyOf,
  BuildProblem,
  fileStoreOf,
  makeLog,
  prepareDatabase,
  type RunningPortal,
  startJobsOnly,
  startPortal,
} from "./portal.ts";
import { checkDemonstration, checkPublicUrl, checkSecondFactor, tablesWarning } from "./production.ts";
import { readConfig } from "./readConfig.ts";
import { startProblem } from "./startProblem.ts";

const say = (line = "") => void process.stdout.write(`${line}\n`);
const fail = (sentence: string) => void process.stderr.write(`${sentence}\n`);

// `npm run jobs`
const jobsOnly = process.argv[2] === "jobs";
// `npm start` builds the pages while the database is prepared, and says then whether they are there.
const pagesBuilt = process.argv[2] === "pages-follow" ? told() : Promise.resolve(true);
// Without a listener, the `error` of a full disk or a closed pipe would end the portal.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

let closingSince: number | null = null;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  checkPublicUrl(config);
  checkSecondFactor(config);
  const log = makeLog(config);
  const database = await openDatabase(config, {
    onError: (error) => log.warn({ err: error }, "database connection lost"),
    say,
    warn: (line) => log.warn(line),
  });
  let portal: RunningPortal;
  let hasDemonstration = false;
  let warnings: readonly (string | null)[] = [];
  let isWithoutAdministrator = false;
  try {
    await prepareDatabase(database, log);
    await checkDemonstration(config, database.connection.db);
    const standing = await readStanding(database.connection.db);
    warnings = [tablesWarning(config, standing), await sealAtStart(config, agencyOf(config), new Date())];
    if (config.demonstration && !jobsOnly) hasDemonstration = await demonstrate(config, database);
    isWithoutAdministrator = !(await hasAdministrator(database.connection.db));
    const starting = pagesBuilt.then((built) => {
      if (!built) throw new BuildProblem("The web app is not built: the portal ends.");
      return (jobsOnly ? startJobsOnly : startPortal)(config, database, log);
    });
    // Before it listens: whoever sees it answer may already ask it to stop.
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      // A start that fails meanwhile is told below.
      process.on(signal, () => void stop(starting, database).catch(() => {}));
    }
    portal = await starting;
  } catch (error) {
    await database.close();
    throw error;
  }
  greet(config, portal.publicUrl, { hasDemonstration, isWithoutAdministrator, warnings });
}

/** What the process that started this one says; false where it ends before. */
async function told(): Promise<boolean> {
  if (!process.connected) return false;
  const [said] = await Promise.race([once(process, "message"), once(process, "disconnect")]);
  if (process.connected) process.disconnect();
  return said === true;
}

async function demonstrate(config: Config, database: OpenDatabase): Promise<boolean> {
  const fileStore = await fileStoreOf(config);
  return takingTime(database, (connection) =>
    loadDemonstration({
      config,
      connection,
      fileStore,
      folder: resolve(config.dataFolder, "demonstration"),
      now: new Date(),
      log: say,
    }),
  );
}

interface Facts {
  readonly hasDemonstration: boolean;
  readonly isWithoutAdministrator: boolean;
  /** Where it could erase its audit, and how long its seal lasts. */
  readonly warnings: readonly (string | null)[];
}

function greet(config: Config, publicUrl: string, facts: Facts): void {
  const { hasDemonstration, isWithoutAdministrator, warnings } = facts;
  say();
  say(jobsOnly ? `  Ribambelle runs the jobs of ${publicUrl}` : `  Ribambelle is ready: ${publicUrl}`);
  if (hasDemonstration) {
    say();
    say("  Demonstration accounts:");
    for (const { who, userName, password } of demonstrationAccounts) {
      say(`    ${userName.padEnd(20)} ${password.padEnd(18)} ${who.en}`);
    }
    if (!config.production) say("  The agency’s are asked for a code, which the page itself shows.");
  }
  say();
  sayWhatIsBorrowed(config);
  for (const warning of warnings) if (warning !== null) say(`  ${warning}`);
  if (isWithoutAdministrator)
    say("  The agency has no administrator: npm run staff -- --create … (docs/operations.md, step 7).");
  if (config.production && !config.smtpUrl)
    say("  SMTP_URL is not set: letters wait for it, and are given up after LETTER_HOURS.");
  if (config.jobs === "elsewhere" && !jobsOnly)
    say("  JOBS=elsewhere: letters leave when npm run jobs runs beside.");
  if (!config.production && !config.smtpUrl) say(`  Letters can be read at ${publicUrl}${mailboxPath}`);
  say("  Stop with Ctrl-C.");
  say();
}

// Warns in production about the demonstration agency's texts that pages show in place of missing ones.
function sayWhatIsBorrowed({ production, agencyFolder }: Config): void {
  if (!production) return;
  const borrowed = borrowedLegalTexts(agencyFolder).map((name) => `legal/${name}.fr.md`);
  if (agencyFolder === null)
    say("  AGENCY_FOLDER is not set: pages and letters show the demonstration agency (docs/agency.md).");
  else if (borrowed.length > 0)
    say(
      `  AGENCY_FOLDER has no ${borrowed.join(", ")}: the demonstration’s texts are shown (docs/agency.md).`,
    );
  if (agencyFolder !== null && readTerms(agencyFolder).legal.declaration === undefined)
    say(
      "  agency.yaml has no legal.declaration: invoices and tax certificates must name it (docs/agency.md).",
    );
}

// A second signal, or ten seconds, ends the process at once. One Ctrl-C can arrive twice, from the terminal
// and from npm: a signal within a second of the first is the same.
async function stop(starting: Promise<RunningPortal>, database: OpenDatabase): Promise<void> {
  if (closingSince !== null) {
    if (Date.now() - closingSince > 1_000) process.exit(1);
    return;
  }
  closingSince = Date.now();
  setTimeout(() => process.exit(1), 10_000).unref();
  const portal = await starting;
  await Promise.all([database.prepareToClose(), portal.close()]);
  await database.close();
  process.exit(0);
}

try {
  await start();
} catch (error) {
  const sentence = startProblem(error);
  if (sentence === null) throw error;
  fail(sentence);
  process.exitCode = 1;
}
