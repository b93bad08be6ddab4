import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Registry } from "prom-client";
import { logOutput } from "../logOutput.ts";
import { gaugesOf } from "./gauges.ts";

type Prometheus = typeof import("prom-client");

/**
 * Registers processor, memory and event loop under prom-client's usual names, and the lines that the log lost. Its default set is not used: it
 * observes each garbage collection, and a small young generation makes many. Gives a function that stops the
 * measuring.
 */
export function runtimeMetrics(prometheus: Prometheus, registry: Registry): () => void {
  const registers = [registry];
  const gauge = gaugesOf(prometheus, registry);
  new prometheus.Counter({
    name: "process_cpu_seconds_total",
    help: "Processor time of this process.",
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1_000_000);
    },
  });
  new prometheus.Counter({
    name: "ribambelle_log_lines_lost_total",
    help: "Lines of this process's log that found neither reader nor room.",
    registers,
    collect() {
      this.reset();
      this.inc(logOutput.lost());
    },
  });
  const startedAt = Math.round(performance.timeOrigin / 1_000);
  gauge("process_start_time_seconds", "When this process started.", () => startedAt);
  gauge("process_resident_memory_bytes", "Memory of this process.", () => process.memoryUsage.rss());
  gauge("nodejs_heap_size_used_bytes", "Memory of JavaScript objects.", () => process.memoryUsage().heapUsed);
  gauge("nodejs_external_memory_bytes", "Memory of buffers.", () => process.memoryUsage().external);
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  gauge(
    "nodejs_eventloop_lag_p99_seconds",
    "How late the event loop was since the last reading, 99th percentile.",
    () => {
      const late = delay.count > 0 ? Math.max(0, delay.percentile(99) / 1e9 - 0.02) : 0;
      delay.reset();
      return late;
    },
  );
  return () => delay.disable();
}
