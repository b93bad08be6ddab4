import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { openListReads } from "./acting/office/listReads.ts";
import { openWriteLimit } from "./acting/writeLimit.ts";
import type { LegalTexts } from "./agency/readLegalTexts.ts";
import { openAnnouncements } from "./db/connection/announcements.ts";
import { jobTimeLimits } from "./db/connection/timeLimits.ts";
import type { Deps } from "./deps.ts";
import { consentsOf, type FeatureDeps, joined, secondFactorsOf, sessionsOf } from "./feature.ts";
import { passwordsWaiting } from "./features/identity/index.ts";
import {
  actKinds,
  constraints,
  contractMoved,
  features,
  imports,
  personal,
  subjects,
  tileSources,
  toDoSources,
  underContract,
} from "./features.ts";
import { filesRoutines, filesTasks } from "./files/looseFiles.jobs.ts";
import type { OwnFiles } from "./files/ownFile.ts";
import { answerError } from "./http/answers/errors.ts";
import { health } from "./http/health.ts";
import type { Router } from "./http/serve.ts";
import { isApi, makeServer } from "./http/server.ts";
import { browserCookie, sessionCookie } from "./http/sessionCookie.ts";
import { unknownCall } from "./http/unknownCalls.ts";
import { runJobs } from "./jobs/runJobs.ts";
import { releaseJobsOfNobody } from "./jobs/runners.store.ts";
import { letterRecordTasks, letterRoutines, letterTasks } from "./mail/letters.jobs.ts";
import { mailboxRoutes } from "./mail/mailbox.routes.ts";
import { openMailer } from "./mail/mailer.ts";
import { metrics } from "./metrics/metrics.routes.ts";
import { brand } from "./pages/brand.ts";
import { mailboxFrame } from "./pages/mailboxFrame.ts";
import { pages } from "./pages/pages.routes.ts";
import type { WebBuild } from "./pages/webBuild.ts";
import { forgetPerson } from "./personal/forgetPerson.store.ts";
import { reference } from "./reference/reference.routes.ts";
import { refusalNotes } from "./refusalNotes.ts";

/** What the app takes beside the deps of features. */
export interface AppDeps extends Deps {
  /** How to reach the same database for a connection of its own, which listens. */
  readonly listenOn: pg.ClientConfig;
  /** The origins that people may come from; the first is that of the public address. */
  readonly origins: readonly string[];
  /** Looks at every answer before it leaves; in tests. */
  readonly checkAnswer?: Router["checkAnswer"];
  readonly checkRefusal?: Router["checkRefusal"];
  readonly webBuild: WebBuild | null;
  readonly legalTexts: LegalTexts;
}

// A letter under way may finish; one whose mail server takes longer is cut off and sent again with the same
// Message-ID.
const jobsStopMs = 7_000;

/** Runs the jobs of all features in this process. */
export async function startJobs(deps: Deps, stopMs = jobsStopMs): Promise<{ stop(): Promise<void> }> {
  const own = { ...deps, connection: deps.connection.openMore(jobTimeLimits, 4) };
  const mail = { ...deps, connection: deps.connection.openMore(jobTimeLimits, 3) };
  const mailer = openMailer(mail);
  const writers = joined(features.map(({ letters }) => letters?.(mail).kinds ?? {}));
  const consents = consentsOf(features, mail);
  const tasks = joined([
    filesTasks(own),
    letterRecordTasks(own),
    ...features.map(
      ({ jobs }) => jobs?.tasks({ ...own, subjects, imports, underContract, contractMoved }) ?? {},
    ),
  ]);
  const routines = [
    ...features.flatMap(({ jobs }) => jobs?.routines ?? []),
    ...filesRoutines,
    ...letterRoutines,
  ].filter(({ isWanted }) => isWanted?.(deps.config) ?? true);
  await releaseJobsOfNobody(own.connection.pool);
  // Letters have a lane of their own: a mail server that does not answer holds up letters and nothing else.
  const running = await Promise.all([
    runJobs(own.connection, tasks, routines, deps.log),
    runJobs(mail.connection, letterTasks({ ...mail, mailer, writers, consents }), [], deps.log),
  ]);
  return {
    async stop() {
      const limit = setTimeout(mailer.cut, stopMs);
      await Promise.all(running.map((lane) => lane.stop()));
      clearTimeout(limit);
    },
  };
}

/** Builds the whole portal: the list of its features. `app.close()` lets what runs finish, then closes all but the database. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, connection, log, publicUrl } = deps;
  const app = await makeServer(config, log, constraints);
  const cookie = sessionCookie(publicUrl, config.sessions.person.seconds);
  const announcements = openAnnouncements(deps.listenOn);
  const sessions = sessionsOf(features, { ...deps, announcements });
  await metrics(app, {
    ...connection,
    token: config.metricsToken,
    backups: config.backups !== null,
    listenOn: deps.listenOn,
    sessions,
    passwordsWaiting,
  });
  const { perPerson, seconds } = config.writeLimit;
  const limitWrites = openWriteLimit(connection.pool, perPerson, seconds);
  const actorOf: Router["actorOf"] = async (request, passive) => {
    const token = cookie.read(request);
    return token ? sessions.actorOf(token, passive) : null;
  };
  const router: Router = {
    app,
    origins: deps.origins,
    endpoints: [],
    checkAnswer: deps.checkAnswer,
    checkRefusal: deps.checkRefusal,
    limitWrites,
    cookie,
    markCookie: browserCookie(publicUrl, config.knownBrowserDays),
    noteRefused: refusalNotes(deps, { actorOf, limitWrites }),
    watchSession: (request, ended) => sessions.watch(cookie.read(request) ?? "", ended),
    actorOf,
    proofOf: (request) => sessions.proofOf(cookie.read(request) ?? ""),
  };
  const listReads = openListReads(connection);
  app.addHook("onClose", () => listReads.close());
  const given: FeatureDeps = {
    ...deps,
    sessions,
    secondFactors: secondFactorsOf(features, deps),
    announcements,
    listReads,
    personal,
    letters: features.flatMap(({ letters }) => letters?.(deps) ?? []),
    consents: consentsOf(features, deps),
    notices: features.map(({ notices }) => notices ?? {}),
    toDos: toDoSources,
    tiles: tileSources(config.deskDelays),
    subjects,
    acts: actKinds,
    imports,
    ownFiles: features.flatMap<OwnFiles>(({ ownFiles = [] }) => ownFiles),
    welcome: async (...newcomers) => {
      for (const { welcome } of features) await welcome?.(...newcomers);
    },
    contractMoved,
    underContract,
    forget: (transaction, personId, now) => forgetPerson(transaction, personal, personId, now),
  };
  for (const { routes } of features) routes?.(router, given);

  const [jobs] = await Promise.all([config.jobs === "here" ? startJobs(deps) : null, announcements.start()]);

  health(app, connection.pool);
  if (!config.production && !config.smtpUrl)
    mailboxRoutes(app, connection.db, deps.origins, mailboxFrame(deps, deps.webBuild));
  reference(app, {
    endpoints: router.endpoints,
    references: features.flatMap((feature) => feature.reference ?? []),
    cookieName: cookie.name,
  });

  await brand(app, deps);
  const refusalOf = unknownCall(router.endpoints);
  const sendPage = deps.webBuild
    ? await pages(app, {
        config,
        publicUrl,
        agency: deps.agency,
        terms: deps.terms,
        legalTexts: deps.legalTexts,
        build: deps.webBuild,
        now: deps.now,
        choices: joined(features.map(({ pageChoices }) => pageChoices?.(deps) ?? {})),
        sessionOf: (request) => cookie.read(request),
      })
    : null;
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage =
      ["GET", "HEAD"].includes(request.method) && !isApi(request) && !request.url.startsWith("/assets/");
    if (wantsPage && sendPage) return sendPage(request, reply);
    return answerError(refusalOf(request.url), request, reply);
  });

  app.addHook("onClose", async () => {
    await Promise.all([jobs?.stop(), announcements.close()]);
  });
  return app;
}
