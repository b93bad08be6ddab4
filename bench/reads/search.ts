import { publishAdverts } from "../../packages/api/src/testing/nannies/manyAdverts.store.ts";
import { type Chapter, type Figure, median } from "../figures.ts";
import { endAll, makeFolder, startServer } from "../lifecycle.ts";
import { count, type Measure, measure, ownCpuText, perSecondText } from "../load/measure.ts";
import { benchDatabase, signInParents, startPortal } from "../portal.ts";

const mostCpuMs = 15;
const callers = 8;

const at = (commune: string, rest = "") =>
  `/Nanny/Search?commune=${encodeURIComponent(commune)}&radius=20${rest}`;
const moments = "&moments=lundi-16:30-18:30&moments=jeudi-16:30-18:30";

/** What families look for: in a town, in the largest one, in a village; with nothing asked for, and with much. */
const searches = {
  "a town": at("44000 Nantes"),
  "a town, two moments and a language": at("44000 Nantes", `${moments}&covers=all&languages=1`),
  "a town, its department": "/Nanny/Search?commune=44000%20Nantes&radius=department",
  "the largest town": at("75011 Paris"),
  "the largest town, two moments and a diploma": at("75011 Paris", `${moments}&diplomas=1242`),
  "a village": at("48190 Cubières"),
};

interface Plan {
  readonly connections: number;
  readonly rounds: number;
  readonly seconds: number;
}

/** Measures what families ask of so many published adverts (NANNY-20). */
export async function searchChapter(adverts: number, plan: Plan): Promise<Chapter> {
  const { connections, rounds, seconds } = plan;
  const folder = makeFolder();
  const database = await benchDatabase(folder, callers);
  await database.changeTables((pool) => publishAdverts(pool, adverts));
  const portal = await startPortal(folder);
  const families = await signInParents(portal.address, callers, callers);
  const load = await startServer("bench/load/load.ts");
  const found = new Map<string, Measure[]>(Object.keys(searches).map((name) => [name, []]));
  // Before anything counts, the portal runs as long as its code needs to be compiled.
  for (let round = -1; round < rounds; round += 1)
    for (const [name, path] of Object.entries(searches)) {
      const requests = families.map(({ cookie }) => ({ path: `/api/v1${path}`, headers: { cookie } }));
      const target = { server: portal, processes: [portal.pid, database.postmaster], requests };
      const measured = await measure(load, target, connections, seconds);
      if (round >= 0) found.get(name)?.push(measured);
    }
  await endAll();
  const figures = [...found].map(([name, measures]): Figure => {
    const cpu = median(measures.map(({ cpuMsPerRequest }) => cpuMsPerRequest ?? 0));
    return {
      what: `${name}: CPU a search; requests a second, median latency`,
      measured: `${ownCpuText(measures)}; ${perSecondText(measures)}, ${median(measures.map(({ p50 }) => p50))} ms`,
      budget: `≤ ${mostCpuMs} ms`,
      ...(cpu > 0 && { held: cpu <= mostCpuMs }),
    };
  });
  return {
    title: "Profiles near a family",
    figures,
    note: `${count.format(adverts)} published adverts, spread over France as people live there; facets included. ${callers} families, ${connections} connections, ${rounds} rounds of ${seconds} s of each search in turn, medians.`,
  };
}
