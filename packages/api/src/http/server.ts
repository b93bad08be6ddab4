import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import type { Logger } from "pino";
import type { Actor } from "../acting/actor.ts";
import type { ConstraintRefusals } from "../acting/constraints.ts";
import { Refused } from "../acting/refused.ts";
import { clientErrorsAnswered, expectationsAnswered } from "./answers/clientErrors.ts";
import { answerError } from "./answers/errors.ts";
import { securityHeaders, type Widget } from "./answers/securityHeaders.ts";
import { countUnreadable, type Unreadable } from "./answers/unreadable.ts";
import { drainBeforeClosing } from "./drain.ts";
import type { HttpSettings } from "./http.settings.ts";
import { isInnerCall } from "./innerCalls.ts";
import { routable } from "./requests/addresses.ts";
import { limitArrival, longestArrivalMs, longestFilesMs } from "./requests/arrival.ts";
import { readBodies } from "./requests/bodies.ts";
import { cutSlowReaders } from "./slowReaders.ts";

/** The open answers of one kind that have no end of their own (streams). */
export interface LongAnswers {
  /** How many there are now. */
  count(): number;
  /** Ends them, and each that is opened later. */
  endAll(): void;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** True for an answer without an end of its own (a stream): its duration is not measured. */
    isEndless?: boolean;
    /** True for a form whose files are read as they arrive: it may take long, as long as something arrives. */
    arrivesSlowly?: boolean;
  }
  interface FastifyInstance {
    /** The answers that would not end by themselves; ended when the server closes, before it waits for anyone. */
    longAnswers: Set<LongAnswers>;
    /** What came that is no request. */
    unreadable: Unreadable;
    /** What breaking each named constraint of the database means. */
    constraints: ConstraintRefusals;
  }
  interface FastifyRequest {
    actor: Actor | null;
    /** True for a call that the portal makes itself while it answers another request. */
    isInner: boolean;
    /** What the request was refused for, once it has been. */
    refused: Refused | null;
  }
}

/** Makes the bare server: bodies, cookies, security headers, one error handler, one log line a request. */
export async function makeServer(
  config: HttpSettings & Widget,
  log: Logger,
  constraints: ConstraintRefusals,
): Promise<FastifyInstance> {
  const headers = securityHeaders(config);
  const unreadable = countUnreadable(log);
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: config.bodyLimit,
    rewriteUrl: ({ url }) => routable(url ?? "/"),
    // More than Node's limit for an address: a long parameter must get the same answer as any unknown one.
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 100_000 },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: clientErrorsAnswered(headers, unreadable),
    // Node's own answer to a request without a host is bare: ours is given below.
    http: { requireHostHeader: false, headersTimeout: longestArrivalMs },
    forceCloseConnections: "idle",
    return503OnClosing: false,
    // For the files of an import; every other request has less time (`limitArrival`).
    requestTimeout: longestFilesMs,
  }) as unknown as FastifyInstance;
  app.server.on("checkExpectation", expectationsAnswered(headers, unreadable));
  app.decorate("unreadable", unreadable);
  app.decorate("longAnswers", new Set<LongAnswers>());
  app.decorate("constraints", constraints);
  // Proxies keep idle connections open between requests (`drainBeforeClosing`); without a proxy no grace is
  // needed.
  drainBeforeClosing(app, config.trustProxy ? 1_000 : 0);
  limitArrival(app);
  cutSlowReaders(app.server, config.slowReaderSeconds, () =>
    log.info("a caller who read too slowly was cut"),
  );
  app.decorateRequest("actor", null);
  app.decorateRequest("isInner", false);
  app.decorateRequest("refused", null);
  app.setErrorHandler(answerError);
  await app.register(cookie);
  await readBodies(app);
  // Hooks take a callback: a promise for each of them was the largest cost of a request.
  app.addHook("onRequest", (request, reply, done) => {
    request.isInner = isInnerCall();
    reply.headers(headers).header("x-request-id", request.id);
    if (request.raw.httpVersion === "1.1" && request.raw.headers.host === undefined) {
      unreadable.note(request.ip, commonRefusals.malformed.code);
      reply.header("connection", "close");
      return done(new Refused(commonRefusals.malformed));
    }
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    if (request.isInner) return done();
    // The route's pattern, never the address: addresses can carry names, keys and ids.
    const { method, url } = request.routeOptions;
    const ms = Math.round(reply.elapsedTime);
    log.info({ requestId: request.id, method, route: url, status: reply.statusCode, ms }, "request");
    done();
  });
  return app;
}

/** True when the request is for the API rather than for a page or a file. */
export function isApi(request: FastifyRequest): boolean {
  return request.url.toLowerCase().startsWith("/api/");
}

// "loopback", addresses or ranges separated by commas, or how many proxies stand in front.
function trustedProxies(setting: string | undefined) {
  if (!setting) return false;
  return /^\d+$/.test(setting) ? (_address: string, hop: number) => hop < Number(setting) : setting;
}
