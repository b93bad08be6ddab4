import { median } from "./figures.ts";
import { firstId } from "./generator/size.ts";
import { endAll, makeFolder, startServer } from "./lifecycle.ts";
import { type Measure, measure, type Target } from "./load/measure.ts";
import { benchDatabase, signInParents, startPortal } from "./portal.ts";

const myContracts = "/api/v1/CustomerContract/GetMyContracts";
const callers = 200;
const databaseConnections = 10;

export interface ContractsPlan {
  readonly parents: number;
  readonly connections: readonly number[];
  readonly rounds: number;
  readonly seconds: number;
  /** The folder of another checkout, whose portal takes turns on the same database. */
  readonly against: string | null;
}

type Named = Target & { readonly name: "portal" | "other" | "limit" | "static" };

export type Measures = Readonly<Record<Named["name"], Measure[]>>;

async function startTargets({ parents, against }: ContractsPlan): Promise<Named[]> {
  const folder = makeFolder();
  const { clientConfig, postmaster } = await benchDatabase(folder, parents);
  const settings = { DATABASE_CONNECTIONS: String(databaseConnections) };
  const portal = await startPortal(folder, { settings });
  const other = against ? await startPortal(folder, { settings, checkout: against }) : null;
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
  const portals = [
    { name: "portal", server: portal } as const,
    ...(other ? [{ name: "other", server: other } as const] : []),
  ];
  return [
    ...portals.map((target) => ({
      ...target,
      processes: [target.server.pid, postmaster],
      requests: asked,
    })),
    { name: "limit", server: limit, processes: [limit.pid, postmaster], requests: direct },
    { name: "static", server: plain, processes: [plain.pid], requests: direct },
  ];
}

/**
 * Loads the portal's list of contracts and both yardsticks in alternating rounds; gives what each number of connections
 * measured. Everything that it started has ended then.
 */
export async function measureContracts(plan: ContractsPlan): Promise<Map<number, Measures>> {
  const { connections, rounds, seconds } = plan;
  const targets = await startTargets(plan);
  const load = await startServer("bench/load/load.ts");
  const found = new Map<number, Measures>();
  // Before anything counts, each server runs as long as its code needs to be compiled.
  for (const target of targets) await measure(load, target, 50, 4);
  for (const count of connections) {
    const measures: Measures = { portal: [], other: [], limit: [], static: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const target of targets) measures[target.name].push(await measure(load, target, count, seconds));
    }
    found.set(count, measures);
  }
  await endAll();
  return found;
}
