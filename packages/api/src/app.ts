import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { attemptsPersonal } from "./acting/attempts.personal.ts";
import type { ConstraintRefusals } from "./acting/constraints.ts";
import { openWriteLimit } from "./acting/writeLimit.ts";
import type { LegalTexts } from "./agency/readLegalTexts.ts";
import { openAnnouncements } from "./db/connection/announcements.ts";
import { jobTimeLimits } from "./db/connection/timeLimits.ts";
import { databasePersonal } from "./db/db.personal.ts";
import type { Deps } from "./deps.ts";
import {
  consentsOf,
  type Feature,
  type FeatureNeeds,
  joined,
  secondFactorsOf,
  sessionsOf,
  toDosOf,
} from "./feature.ts";
import { addresses } from "./features/addresses/index.ts";
import { auditing } from "./features/audit/index.ts";
import { backupSchedule } from "./features/backupSchedule/index.ts";
import { billing } from "./features/billing/index.ts";
import { contacts } from "./features/contacts/index.ts";
import { contracts } from "./features/contracts/index.ts";
import { documents } from "./features/documents/index.ts";
import { identity, passwordsWaiting } from "./features/identity/index.ts";
import { interventions } from "./features/interventions/index.ts";
import { me } from "./features/me/index.ts";
import { myData } from "./features/myData/index.ts";
import { notifications } from "./features/notifications/index.ts";
import { optIns } from "./features/optIns/index.ts";
import { passkeys } from "./features/passkeys/index.ts";
import { payslips } from "./features/payslips/index.ts";
import { photos } from "./features/photos/index.ts";
import { profile } from "./features/profile/index.ts";
import { readings } from "./features/readings/index.ts";
import { renewals } from "./features/renewals/index.ts";
import { secondFactor } from "./features/secondFactor/index.ts";
import { sponsorship } from "./features/sponsorship/index.ts";
import { staff } from "./features/staff/index.ts";
import { surveys } from "./features/surveys/index.ts";
import { toDos } from "./features/toDos/index.ts";
import { filesPersonal } from "./files/files.personal.ts";
import { filesRoutines, filesTasks } from "./files/looseFiles.jobs.ts";
import type { OwnFiles } from "./files/ownFile.ts";
import { answerError } from "./http/answers/errors.ts";
import { health } from "./http/health.ts";
import type { Router } from "./http/serve.ts";
import { isApi, makeServer } from "./http/server.ts";
import { browserCookie, sessionCookie } from "./http/sessionCookie.ts";
import { unknownCall } from "./http/unknownCalls.ts";
import { jobsPersonal } from "./jobs/jobs.personal.ts";
import { runJobs } from "./jobs/runJobs.ts";
import { releaseJobsOfNobody } from "./jobs/runners.store.ts";
import { letterRecordTasks, letterRoutines, letterTasks } from "./mail/letters.jobs.ts";
import { mailPersonal } from "./mail/mail.personal.ts";
import { mailboxRoutes } from "./mail/mailbox.routes.ts";
import { openMailer } from "./mail/mailer.ts";
import { metrics } from "./metrics/metrics.routes.ts";
import { brand } from "./pages/brand.ts";
import { pages } from "./pages/pages.routes.ts";
import type { WebBuild } from "./pages/webBuild.ts";
import { forgetPerson } from "./personal/forgetPerson.store.ts";
import type { PersonalData } from "./personal.ts";
import { reference } from "./reference/reference.routes.ts";
import { refusalNotes } from "./refusalNotes.ts";

/** What the app takes beside the deps of features. */
export interface AppNeeds extends Deps {
  /** How to reach the same database for a connection of its own, which listens. */
  readonly listenOn: pg.ClientConfig;
  /** The origins that people may come from; the first is that of the public address. */
  readonly origins: readonly string[];
  /** Looks at every answer before it leaves; in tests. */
  readonly checkAnswer?: Router["checkAnswer"];
  readonly webBuild: WebBuild | null;
  readonly legalTexts: LegalTexts;
}

const features: readonly Feature[] = [
  identity,
  secondFactor,
  passkeys,
  staff,
  me,
  contracts,
  contacts,
  documents,
  payslips,
  photos,
  profile,
  notifications,
  optIns,
  auditing,
  backupSchedule,
  myData,
  sponsorship,
  addresses,
  renewals,
  surveys,
  readings,
  billing,
  toDos,
  interventions,
];

/** What is stored about people, by all features and the rooms below them: every table of the database. */
export const personal: PersonalData = [
  ...features.flatMap((feature) => feature.personal ?? []),
  ...mailPersonal,
  ...filesPersonal,
  ...attemptsPersonal,
  ...jobsPersonal,
  ...databasePersonal,
];

/** What the features find that people have to do, each kind by its own name and weight. */
export const toDoSources = toDosOf(features);

/** What breaking each named constraint of the database means. */
export const constraints: ConstraintRefusals = joined(features.map(({ refusals }) => refusals ?? {}));

// A letter under way may finish; one whose mail server takes longer is cut off and sent again with the same
// Message-ID.
const jobsStopMs = 7_000;

/** Runs the jobs of all features in this process. */
export async function startJobs(deps: Deps, stopMs = jobsStopMs): Promise<{ stop(): Promise<void> }> {
  const own = { ...deps, connection: deps.connection.openMore(jobTimeLimits, 4) };
  const mail = { ...deps, connection: deps.connection.openMore(jobTimeLimits, 3) };
  const mailer = openMailer(mail);
  const writers = joined(features.map(({ letters }) => letters?.(mail) ?? {}));
  const consents = consentsOf(features, mail);
  const tasks = joined([
    filesTasks(own),
    letterRecordTasks(own),
    ...features.map(({ jobs }) => jobs?.tasks(own) ?? {}),
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
export async function buildApp(deps: AppNeeds): Promise<FastifyInstance> {
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
    limitWrites,
    cookie,
    markCookie: browserCookie(publicUrl, config.knownBrowserDays),
    noteRefused: refusalNotes(deps, { actorOf, limitWrites }),
    watchSession: (request, ended) => sessions.watch(cookie.read(request) ?? "", ended),
    actorOf,
    proofOf: (request) => sessions.proofOf(cookie.read(request) ?? ""),
  };
  const needs: FeatureNeeds = {
    ...deps,
    sessions,
    secondFactors: secondFactorsOf(features, deps),
    announcements,
    personal,
    notices: features.map(({ notices }) => notices ?? {}),
    toDos: toDoSources,
    ownFiles: features.flatMap<OwnFiles>(({ ownFiles = [] }) => ownFiles),
    forget: (transaction, personId) => forgetPerson(transaction, personal, personId),
  };
  for (const { routes } of features) routes?.(router, needs);

  const [jobs] = await Promise.all([config.jobs === "here" ? startJobs(deps) : null, announcements.start()]);

  health(app, connection.pool);
  if (!config.production && !config.smtpUrl) mailboxRoutes(app, connection.db, deps.origins);
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
        books: deps.books,
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
