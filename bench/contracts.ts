import { median } from "./figures.ts";
import { firstId } from "./generator/size.ts";
import { type BenchServer, endAll, makeFolder, startServer } from "./lifecycle.ts";
import { ask, type LoadReport, type LoadRequest } from "./load/ask.ts";
import { cpuMs } from "./machine.ts";
import { benchDatabase, signInParents, startPortal } from "./portal.ts";

const myContracts = "/api/v1/CustomerContract/GetMyContracts";
const callers = 200;
const databaseConnections = 10;

export interface ContractsPlan {
  readonly parents: number;
  readonly connections: readonly number[];
  readonly rounds: number;
  readonly seconds: number;
}

/** One server under load: its process, PostgreSQL where it uses it, and what is asked of it. */
interface Target {
  readonly name: "portal" | "limit" | "static";
  readonly server: BenchServer;
  readonly processes: readonly number[];
  readonly requests: readonly LoadRequest[];
}

interface Measure extends LoadReport {
  readonly cpuMsPerRequest: number | null;
}

export type Measures = Readonly<Record<Target["name"], Measure[]>>;

async function measure(
  load: BenchServer,
  target: Target,
  connections: number,
  seconds: number,
): Promise<Measure> {
  const before = cpuMs(...target.processes);
  const { requests } = target;
  const report = await ask(load, { address: target.server.address, connections, seconds, requests });
  const after = cpuMs(...target.processes);
  const used = before === null || after === null ? null : after - before;
  return { ...report, cpuMsPerRequest: used === null ? null : used / report.requests };
}

async function startTargets(parents: number): Promise<Target[]> {
  const folder = makeFolder();
  const { clientConfig, postmaster } = await benchDatabase(folder, parents);
  const portal = await startPortal(folder, {
    settings: { DATABASE_CONNECTIONS: String(databaseConnections) },
  });
  const signedIn = await signInParents(portal.address, parents, callers);
  const asked = signedIn.map(({ cookie }) => ({ path: myContracts, headers: { cookie } }));
  const bytes = await Promise.all(
    asked.map(async ({ path, headers }) => (await fetch(portal.address + path, { headers })).arrayBuffer()),
  );
  const limit = await startServer("bench/yardsticks/limit.ts", {
    settings: { POOL: JSON.stringify({ ...clientConfig, max: databaseConnections }) },
  });
  const plain = await startServer("bench/yardsticks/static.ts", {
    settings: { BODY_BYTES: String(median(bytes.map(({ byteLength }) => byteLength))) },
  });
  const direct = signedIn.map(({ number }) => ({ path: `/${firstId + number}`, headers: {} }));
  return [
    { name: "portal", server: portal, processes: [portal.pid, postmaster], requests: asked },
    { name: "limit", server: limit, processes: [limit.pid, postmaster], requests: direct },
    { name: "static", server: plain, processes: [plain.pid], requests: direct },
  ];
}

/**
 * Loads the portal's list of contracts and both yardsticks in alternating rounds; gives what each number of connections
 * measured. Everything that it started has ended then.
 */
export async function measureContracts(plan: ContractsPlan): Promise<Map<number, Measures>> {
  const { parents, connections, rounds, seconds } = plan;
  const targets = await startTargets(parents);
  const load = await startServer("bench/load/load.ts");
  const found = new Map<number, Measures>();
  // Before anything counts, each server runs as long as its code needs to be compiled.
  for (const target of targets) await measure(load, target, 50, 4);
  for (const count of connections) {
    const measures: Measures = { portal: [], limit: [], static: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const target of targets) measures[target.name].push(await measure(load, target, count, seconds));
    }
    found.set(count, measures);
  }
  await endAll();
  return found;
}
