import autocannon from "autocannon";
import type { LoadOrder, LoadReport } from "./ask.ts";

// A process of its own, so that generating the load takes nothing from the server's one thread.
process.on("message", (order: LoadOrder) => void load(order).then((report) => process.send?.(report)));
process.once("SIGTERM", () => process.exit(0));
process.once("disconnect", () => process.exit(0));
console.log("ready: load");

async function load({
  address,
  connections,
  seconds,
  requests: given,
  apart,
}: LoadOrder): Promise<LoadReport> {
  let connection = 0;
  const requests = given.map((request) => ({ ...request, method: request.body ? "POST" : "GET" }) as const);
  const startOf = (one: number) => Math.floor((one * requests.length) / connections);
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    requests: [...requests],
    // Each connection begins with another caller, or all would ask for the same rows at once.
    setupClient(client) {
      const first = startOf(connection) % requests.length;
      connection += 1;
      const own = requests.slice(first, apart ? startOf(connection) : undefined);
      client.setRequests(apart ? own : [...own, ...requests.slice(0, first)]);
    },
  });
  return {
    requests: result.requests.total,
    perSecond: result.requests.total / result.duration,
    failed: result.errors + result.timeouts + result.non2xx,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
