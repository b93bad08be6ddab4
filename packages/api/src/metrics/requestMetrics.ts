import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Registry } from "prom-client";

type Prometheus = typeof import("prom-client");

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const fileFaults: Readonly<Record<string, string>> = {
  [commonRefusals.fileMissing.code]: "missing",
  [commonRefusals.fileChanged.code]: "changed",
};
const methods = ["GET", "HEAD", "POST"];

/** Counts and times each request by its route's pattern: never by its address, which can carry names, keys and ids. */
export function countRequests(app: FastifyInstance, prometheus: Prometheus, registry: Registry): void {
  const registers = [registry];
  const duration = new prometheus.Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the request's arrival to the end of its answer, by route pattern, streams of events aside. The status aborted: the caller hung up first.",
    labelNames: ["method", "route", "status"] as const,
    buckets,
    registers,
  });
  const inFlight = new prometheus.Gauge({
    name: "http_requests_in_flight",
    help: "Requests that are being answered, streams of events aside.",
    registers,
  });
  const refusals = new prometheus.Counter({
    name: "ribambelle_refusals_total",
    help: "Requests refused, by route pattern and by the refusal's stable code.",
    labelNames: ["route", "code"] as const,
    registers,
  });
  const limits = new prometheus.Counter({
    name: "ribambelle_limits_reached_total",
    help: "Requests refused because one of the limits on attempts was reached.",
    labelNames: ["limit"] as const,
    registers,
  });
  const files = new prometheus.Counter({
    name: "ribambelle_file_faults_total",
    help: "Files that were asked for and that the store did not have (missing), or had otherwise than it was kept (changed).",
    labelNames: ["fault"] as const,
    registers,
  });
  new prometheus.Counter({
    name: "ribambelle_unreadable_requests_total",
    help: "What came that is no request, by the code that it was refused with.",
    labelNames: ["code"] as const,
    registers,
    collect() {
      this.reset();
      for (const [code, count] of app.unreadable.counts) this.labels(code).inc(count);
    },
  });
  new prometheus.Gauge({
    name: "ribambelle_unreadable_request_addresses",
    help: "From how many addresses that came within an hour, a thousand at most; the log names them.",
    registers,
    collect() {
      this.set(app.unreadable.addresses());
    },
  });
  // From the start: a counter that appears with its first fault would not be seen to grow.
  for (const fault of Object.values(fileFaults)) files.labels(fault).inc(0);
  app.addHook("onRequest", (request, reply, done) => {
    if (request.isInner || request.routeOptions.config.isEndless) return done();
    const begun = performance.now();
    inFlight.inc();
    // Emitted once for every request, also when the caller hangs up before the answer.
    reply.raw.once("close", () => {
      inFlight.dec();
      const route = routeOf(request, reply);
      const method = methods.includes(request.method) ? request.method : "other";
      duration.labels(method, route, statusOf(reply)).observe((performance.now() - begun) / 1_000);
      const { refused } = request;
      if (refused) refusals.labels(route, refused.refusal.code).inc();
      const fault = fileFaults[refused?.refusal.code ?? ""];
      if (fault) files.labels(fault).inc();
      if (refused?.limit) limits.labels(refused.limit).inc();
    });
    done();
  });
}

// Pages are served by the not-found handler, without a route of their own.
const routeOf = ({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply): string =>
  routeOptions.url ?? (statusCode < 400 ? "page" : "unknown");

const statusOf = ({ raw, statusCode }: FastifyReply): string =>
  raw.writableEnded ? `${Math.floor(statusCode / 100)}xx` : "aborted";
