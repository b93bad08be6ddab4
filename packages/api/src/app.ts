import { contractNotices } from "@ribambelle/domain/contracts/contract.notices";
import { documentNotices } from "@ribambelle/domain/documents/document.notices";
import { identityNotices } from "@ribambelle/domain/identity/identity.notices";
import { photoNotices } from "@ribambelle/domain/photos/photo.notices";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type pg from "pg";
import type { LegalTexts } from "./agency/readLegalTexts.ts";
import { openAnnouncements } from "./db/announcements.ts";
import { forJobs } from "./db/timeLimits.ts";
import type { Deps } from "./deps.ts";
import { contractsRoutes } from "./features/contracts/index.ts";
import { documentsRoutes } from "./features/documents/index.ts";
import {
  identityLetters,
  identityNeeds,
  identityRoutes,
  identityRoutines,
  identityTasks,
  openSessions,
  sessionCookie,
} from "./features/identity/index.ts";
import {
  forgetNotificationsOf,
  notificationsNeeds,
  notificationsRoutes,
  notificationsRoutines,
  notificationsTasks,
} from "./features/notifications/index.ts";
import { forgetPhotosOf, photosRoutes } from "./features/photos/index.ts";
import { forgetProfileOf, profileRoutes } from "./features/profile/index.ts";
import { filesRoutines, filesTasks } from "./files/looseFiles.jobs.ts";
import { answerError } from "./http/errors.ts";
import { health } from "./http/health.ts";
import type { Door } from "./http/serve.ts";
import { isApi, makeServer } from "./http/server.ts";
import { unknownCall } from "./http/unknownCalls.ts";
import { runJobs } from "./jobs/runJobs.ts";
import { letterRoutines, letterTasks } from "./mail/letters.jobs.ts";
import { mailboxRoutes } from "./mail/mailbox.routes.ts";
import { openMailer } from "./mail/mailer.ts";
import { metrics } from "./metrics/metrics.routes.ts";
import { brand } from "./pages/brand.ts";
import { pages } from "./pages/pages.routes.ts";
import type { WebBuild } from "./pages/webBuild.ts";
import { reference } from "./reference/reference.routes.ts";

/** What the app takes beside the deps of features. */
export interface AppNeeds extends Deps {
  /** How to reach the same database for a connection of its own, which listens. */
  readonly listenOn: pg.ClientConfig;
  /** The origins that people may come from; the first is that of the public address. */
  readonly origins: readonly string[];
  readonly webBuild: WebBuild | null;
  readonly legalTexts: LegalTexts;
}

// What each feature may tell people.
const notices = [identityNotices, contractNotices, documentNotices, photoNotices];

// What each feature forgets of a person whose account is deleted.
const forgetters = [forgetNotificationsOf, forgetPhotosOf, forgetProfileOf];

// A letter under way is handed over; a mail server that takes longer is cut off: its letter goes again, under the same name.
const jobsStopMs = 7_000;

/** Runs the jobs of all features in this process. */
export async function startJobs(deps: Deps, stopMs = jobsStopMs): Promise<{ stop(): Promise<void> }> {
  const connection = deps.connection.another(forJobs, 4);
  const own = { ...deps, connection };
  const mailer = openMailer(own);
  const letters = letterTasks(own, mailer, { ...identityLetters(own) });
  const tasks = { ...identityTasks(own), ...notificationsTasks(own), ...filesTasks(own), ...letters };
  const routines = [...identityRoutines, ...notificationsRoutines, ...filesRoutines, ...letterRoutines];
  const running = await runJobs(connection, tasks, routines, deps.log);
  return {
    async stop() {
      const limit = setTimeout(mailer.cut, stopMs);
      await running.stop();
      clearTimeout(limit);
    },
  };
}

/** Builds the whole portal: the list of its features. `app.close()` lets what runs finish, then closes all but the database. */
export async function buildApp(deps: AppNeeds): Promise<FastifyInstance> {
  const { config, connection, log, publicUrl } = deps;
  const app = await makeServer(config, log);
  const cookie = sessionCookie(publicUrl, config.sessions.person.seconds);
  const announcements = openAnnouncements(deps.listenOn);
  const sessions = openSessions({
    ...connection,
    announcements,
    lifetimes: config.sessions,
    now: deps.now,
    onProblem: (error) => log.warn({ err: error }, "session"),
  });
  const notifications = notificationsNeeds(deps, announcements, notices);
  const { streams } = notifications;
  await metrics(app, {
    ...connection,
    token: config.metricsToken,
    listenOn: deps.listenOn,
    sessions,
    streams,
  });
  const door: Door = {
    app,
    origins: deps.origins,
    endpoints: [],
    references: [],
    async actorOf(request, passive) {
      const token = cookie.read(request);
      return token ? sessions.actorOf(token, passive) : null;
    },
  };
  const watchSession = (request: FastifyRequest, ended: () => void) =>
    sessions.watch(cookie.read(request) ?? "", ended);

  identityRoutes(door, identityNeeds(deps, sessions, forgetters), cookie);
  contractsRoutes(door, deps);
  documentsRoutes(door, deps);
  photosRoutes(door, deps);
  profileRoutes(door, deps);
  notificationsRoutes(door, notifications, watchSession);

  const [jobs] = await Promise.all([config.jobs === "here" ? startJobs(deps) : null, announcements.start()]);

  health(app, connection.pool);
  if (!config.production && !config.smtpUrl) mailboxRoutes(app, connection.db);
  reference(app, { ...door, cookieName: cookie.name });

  await brand(app, deps);
  const refusalOf = unknownCall(door.endpoints);
  const sendPage = deps.webBuild
    ? await pages(app, {
        config,
        publicUrl,
        agency: deps.agency,
        legalTexts: deps.legalTexts,
        build: deps.webBuild,
        hasSessionCookie: (request) => cookie.read(request) !== null,
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
