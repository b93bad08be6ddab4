import type { Gauge, Registry } from "prom-client";

type Prometheus = typeof import("prom-client");

/** Gives a function that registers a gauge, whose value is read whenever the metrics are. */
export function gaugesOf(prometheus: Prometheus, registry: Registry) {
  return (name: string, help: string, read: () => number): Gauge =>
    new prometheus.Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
}
