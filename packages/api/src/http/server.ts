import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { routable } from "./addresses.ts";
import { readBodies } from "./bodies.ts";
import type { Actor } from "./by.ts";
import { answerClientError } from "./clientErrors.ts";
import { answerError } from "./errors.ts";

declare module "fastify" {
  interface FastifyRequest {
    actor: Actor | null;
  }
}

/** Makes the bare server: bodies, cookies, security headers, one error handler, one log line a request. */
export async function makeServer(config: Config, log: Logger): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: config.bodyLimit,
    rewriteUrl: ({ url }) => routable(url ?? "/"),
    // Longer than any address that Node takes: a parameter that is too long is an unknown one, answered like the others.
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 100_000 },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerClientError,
    forceCloseConnections: "idle",
    // Fastify closes with Connection: close while it drains; nothing hangs longer than this.
    requestTimeout: 30_000,
  }) as unknown as FastifyInstance;
  app.decorateRequest("actor", null);
  app.setErrorHandler(answerError);
  await app.register(cookie);
  await readBodies(app);
  await app.register(helmet, securityHeaders(config));
  app.addHook("onRequest", async (request, reply) => {
    // Nothing is kept by a browser or a proxy unless its own route says otherwise.
    reply.headers({ "x-request-id": request.id, "cache-control": "no-store" });
  });
  app.addHook("onResponse", async (request, reply) => {
    // The route's pattern, never the address: addresses can carry names, keys and ids.
    const { method, url } = request.routeOptions;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ requestId: request.id, method, route: url, status: reply.statusCode, ms }, "request");
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

function securityHeaders({ publicUrl }: Config) {
  const secure = publicUrl?.startsWith("https:") ?? false;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Prerendered pages carry style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    frameguard: { action: "deny" as const },
    // no-referrer would make the sign-in form send `Origin: null`.
    referrerPolicy: { policy: "same-origin" as const },
    crossOriginEmbedderPolicy: false,
    originAgentCluster: false,
  };
}
