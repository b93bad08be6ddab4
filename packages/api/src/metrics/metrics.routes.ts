import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { databaseMetrics } from "./databaseMetrics.ts";
import { portalMetrics, type SessionsState } from "./portalMetrics.ts";
import { countRequests } from "./requestMetrics.ts";
import { runtimeMetrics } from "./runtimeMetrics.ts";

interface MetricsDeps {
  /** What a reader must show as a bearer token; without one nothing is measured, and nothing is served. */
  readonly token: string | undefined;
  readonly pool: pg.Pool;
  /** How to reach the same database for a connection of its own. */
  readonly listenOn: pg.ClientConfig;
  readonly sessions: SessionsState;
  /** How many passwords wait in this process to be hashed or verified. */
  readonly passwordsWaiting: () => number;
  /** True where the portal backs itself up. */
  readonly backups: boolean;
}

const path = "/metrics";

/** Serves the metrics to callers with the token; anyone else gets the answer of an unknown address. */
export async function metrics(
  app: FastifyInstance,
  { token, pool, listenOn, sessions, passwordsWaiting, backups }: MetricsDeps,
): Promise<void> {
  if (!token) return;
  // Loaded only where it is used: it weighs about 20 MB.
  const { default: prometheus } = await import("prom-client");
  const registry = new prometheus.Registry();
  const stop = runtimeMetrics(prometheus, registry);
  app.addHook("onClose", async () => stop());
  const streams = { count: () => [...app.longAnswers].reduce((sum, answers) => sum + answers.count(), 0) };
  portalMetrics(prometheus, registry, { pool, sessions, streams, passwordsWaiting });
  countRequests(app, prometheus, registry);
  const writeDatabase = databaseMetrics(prometheus, listenOn, backups);
  const isReader = bearerOf(token);
  app.get(path, async (request, reply) => {
    // Written in any other way (/METRICS, /metrics/), it would pass by a proxy that refuses it by its name.
    const isNamed = request.raw.url?.split("?")[0] === path;
    if (!isNamed || !isReader(request.headers.authorization)) return reply.callNotFound();
    const [own, shared] = await Promise.all([registry.metrics(), writeDatabase()]);
    return reply.type(registry.contentType).send(`${own}\n${shared}`);
  });
}

// Compared by digest: neither the length nor the first wrong letter can be learnt from the time of the answer.
function bearerOf(token: string): (authorization: string | undefined) => boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  const expected = digest(token);
  return (authorization = "") => {
    const given = /^Bearer +(\S+) *$/i.exec(authorization)?.[1];
    return given !== undefined && timingSafeEqual(digest(given), expected);
  };
}
