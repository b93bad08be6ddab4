import { type Chapter, type Figure, median } from "./figures.ts";
import { firstId } from "./generator/size.ts";
import { makeFolder, startServer } from "./lifecycle.ts";
import { cpuText, type Measure, measure, perSecondText, ratio, type Target } from "./load/measure.ts";
import { benchDatabase, signInBabysitters, startPortal } from "./portal.ts";

const save = "/api/v1/BabysitterProfile/UpdateMySearchFrequency";
const parents = 200;
const callers = 24;
const databaseConnections = 10;
const leastOfSave = 0.7;

export interface WritesPlan {
  readonly connections: readonly number[];
  readonly rounds: number;
  readonly seconds: number;
  readonly against: string | null;
}

// Two values in turn, so that each request changes something.
const bodies = [1, 2].map((searchFrequency) => JSON.stringify({ searchFrequency }));

async function startTargets(against: string | null): Promise<Target[]> {
  const folder = makeFolder();
  const { clientConfig, postmaster } = await benchDatabase(folder, parents);
  const settings = { DATABASE_CONNECTIONS: String(databaseConnections) };
  const portal = await startPortal(folder, { settings });
  const people = await signInBabysitters(portal.address, callers);
  const asked = (path: (number: number) => string) =>
    people.flatMap(({ number, cookie }) =>
      bodies.map((body) => ({
        path: path(number),
        headers: { cookie, "content-type": "application/json" },
        body,
      })),
    );
  const bare = await startServer("bench/yardsticks/save.ts", {
    settings: { POOL: JSON.stringify({ ...clientConfig, max: databaseConnections }) },
  });
  const other = against ? [await startPortal(folder, { settings, checkout: against })] : [];
  return [
    ...[portal, bare, ...other].map((server) => ({
      server,
      processes: [server.pid, postmaster],
      requests: asked((number) => (server === bare ? `/${firstId + parents + number}` : save)),
      apart: true,
    })),
  ];
}

function figuresOf(connections: number, [portal = [], bare = [], other = []]: Measure[][]): Figure[] {
  const where = `${connections} connection${connections > 1 ? "s" : ""}`;
  const ofSave = ratio(portal, bare);
  return [
    {
      what: `${where}: writes a second of portal, save`,
      measured: [portal, bare].map(perSecondText).join(", "),
    },
    {
      what: `${where}: portal of save`,
      measured: ofSave.toFixed(2),
      budget: `≥ ${leastOfSave}`,
      held: ofSave >= leastOfSave,
    },
    { what: `${where}: CPU a write, of save’s (portal, save)`, measured: cpuText(portal, bare) },
    {
      what: `${where}: latency of portal, median and 99 %`,
      measured: `${median(portal.map(({ p50 }) => p50))} ms, ${median(portal.map(({ p99 }) => p99))} ms`,
    },
    ...(other.length > 0
      ? [
          {
            what: `${where}: portal of the other checkout’s, writes a second and CPU a write`,
            measured: `${ratio(portal, other).toFixed(2)}, ${cpuText(portal, other)}`,
          },
        ]
      : []),
  ];
}

/** Saves a section of profiles through the portal and through the bare server, in alternating rounds. */
export async function writesChapter({ connections, rounds, seconds, against }: WritesPlan): Promise<Chapter> {
  const targets = await startTargets(against);
  const load = await startServer("bench/load/load.ts");
  for (const target of targets) await measure(load, target, 8, 3);
  const figures: Figure[] = [];
  for (const count of connections) {
    const found: Measure[][] = targets.map(() => []);
    for (let round = 0; round < rounds; round += 1)
      for (const [place, target] of targets.entries())
        found[place]?.push(await measure(load, target, count, seconds));
    figures.push(...figuresOf(count, found));
  }
  return {
    title: "Writes",
    figures,
    note: `A section of a profile is saved, another value each time, by ${callers} babysitters. *Save* is a bare server that locks, changes and notes the same rows in one transaction, by named prepared statements one after the other. ${rounds} alternating rounds of ${seconds} s each, medians. Each write waits for its own fsync.`,
  };
}
