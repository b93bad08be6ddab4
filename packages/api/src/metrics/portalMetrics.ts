import type pg from "pg";
import type { Registry } from "prom-client";
import { version } from "../version.ts";
import { gaugesOf } from "./gauges.ts";

type Prometheus = typeof import("prom-client");

/** The metrics of this process's sessions. */
export interface SessionsState {
  readonly cachedCount: () => number;
  readonly isHearing: () => boolean;
}

/** The metrics of endless answers, which are the streams of notifications. */
export interface StreamsState {
  readonly count: () => number;
}

/** Registers the metrics of this process: its build, its pool of connections, its cached sessions. */
export function portalMetrics(
  prometheus: Prometheus,
  registry: Registry,
  {
    pool,
    sessions,
    streams,
    passwordsWaiting,
  }: {
    pool: pg.Pool;
    sessions: SessionsState;
    streams: StreamsState;
    passwordsWaiting: () => number;
  },
): void {
  const registers = [registry];
  const gauge = gaugesOf(prometheus, registry);
  new prometheus.Gauge({
    name: "ribambelle_build_info",
    help: "1, labelled with the portal's version and Node's.",
    labelNames: ["version", "node"] as const,
    registers,
  })
    .labels(version(), process.version)
    .set(1);
  const connections = new prometheus.Gauge({
    name: "ribambelle_pool_connections",
    help: "Connections of this process's pool to the database, by state.",
    labelNames: ["state"] as const,
    registers,
    collect() {
      this.labels("idle").set(pool.idleCount);
      this.labels("busy").set(pool.totalCount - pool.idleCount);
    },
  });
  connections.labels("idle").set(0);
  gauge(
    "ribambelle_pool_connections_max",
    "The most connections that this process opens.",
    () => pool.options.max,
  );
  gauge(
    "ribambelle_pool_waiting",
    "Statements that wait for a connection of this process.",
    () => pool.waitingCount,
  );
  const lost = new prometheus.Counter({
    name: "ribambelle_pool_connections_lost_total",
    help: "Connections of this process that the database or the network cut.",
    registers,
  });
  const count = () => lost.inc();
  pool.on("connect", (client) => client.on("error", count));
  gauge(
    "ribambelle_sessions_cached",
    "Sessions that this process knows without asking the database.",
    sessions.cachedCount,
  );
  gauge(
    "ribambelle_session_channel_up",
    "1 while ended sessions are announced to this process, else 0: the cache is then not used.",
    () => Number(sessions.isHearing()),
  );
  gauge(
    "ribambelle_notification_streams",
    "Browsers that are connected to this process to hear of notifications.",
    streams.count,
  );
  gauge(
    "ribambelle_passwords_waiting",
    "Passwords that wait in this process to be hashed or verified.",
    passwordsWaiting,
  );
}
