import { type ContractsPlan, type Measures, measureContracts } from "./contracts.ts";
import { type Chapter, type Figure, median, notMeasured, spread } from "./figures.ts";

const budgetParents = 20_000;
const budgetConnections = 50;

const count = new Intl.NumberFormat("en");

/** The middle of the ratios of two servers, each taken within one round. */
function ratio(one: Measures["portal"], other: Measures["portal"]): number {
  return median(one.map(({ perSecond }, round) => perSecond / (other[round]?.perSecond ?? Number.NaN)));
}

const cpuOf = (measures: Measures["portal"]): number | null => {
  const found = measures.map(({ cpuMsPerRequest }) => cpuMsPerRequest).filter((ms) => ms !== null);
  return found.length > 0 ? median(found) : null;
};

const ms = (value: number | null) => (value === null ? notMeasured : `${value.toFixed(3)} ms`);
const perSecond = (measures: Measures["portal"]) => {
  const all = measures.map((measure) => measure.perSecond);
  return `${count.format(Math.round(median(all)))} (±${Math.round(spread(all) * 50)} %)`;
};

function figuresOf(parents: number, connections: number, measures: Measures): Figure[] {
  const { portal, limit, static: plain } = measures;
  const held = parents === budgetParents && connections === budgetConnections;
  const where = `${count.format(parents)} parents, ${connections} connection${connections > 1 ? "s" : ""}`;
  const ofLimit = ratio(portal, limit);
  const ofStatic = ratio(portal, plain);
  const cpu = cpuOf(portal);
  return [
    {
      what: `${where}: requests a second of portal, limit, static`,
      measured: [portal, limit, plain].map(perSecond).join(", "),
    },
    {
      what: `${where}: portal of limit`,
      measured: ofLimit.toFixed(2),
      ...(held && { budget: "≥ 0.85", held: ofLimit >= 0.85 }),
    },
    {
      what: `${where}: portal of static`,
      measured: ofStatic.toFixed(3),
      ...(held && { budget: "≥ 0.15", held: ofStatic >= 0.15 }),
    },
    {
      what: `${where}: CPU a request of portal (limit, static)`,
      measured: `${ms(cpu)} (${ms(cpuOf(limit))}, ${ms(cpuOf(plain))})`,
      ...(held && { budget: "≤ 0.2 ms", ...(cpu !== null && { held: cpu <= 0.2 }) }),
    },
    {
      what: `${where}: latency of portal, median and 99 %`,
      measured: `${median(portal.map(({ p50 }) => p50))} ms, ${median(portal.map(({ p99 }) => p99))} ms`,
    },
  ];
}

function growth(cpus: ReadonlyMap<number, number | null>): Figure[] {
  const few = cpus.get(200);
  const most = Math.max(...cpus.keys());
  const many = cpus.get(most);
  if (!few || !many || most === 200) return [];
  const grown = many / few;
  return [
    {
      what: `CPU a request with ${count.format(most)} parents, of that with 200`,
      measured: grown.toFixed(2),
      budget: "≤ 1.2",
      held: grown <= 1.2,
    },
  ];
}

/** Measures "my contracts" for each number of parents. */
export async function contractsChapter(
  sizes: readonly number[],
  plan: Omit<ContractsPlan, "parents">,
): Promise<Chapter> {
  const figures: Figure[] = [];
  const cpus = new Map<number, number | null>();
  for (const parents of sizes) {
    for (const [connections, measures] of await measureContracts({ ...plan, parents })) {
      figures.push(...figuresOf(parents, connections, measures));
      if (connections === Math.max(...plan.connections)) cpus.set(parents, cpuOf(measures.portal));
    }
  }
  return {
    title: "My contracts",
    figures: [...figures, ...growth(cpus)],
    note: `Five contracts of one parent. ${plan.rounds} alternating rounds of ${plan.seconds} s each, medians; ± is half of the spread between rounds. The requests of 200 parents alternate, each with a session of its own; the load comes from a process of its own on the same machine, which takes its part of it from all three alike. CPU is user and system time of the server and of all PostgreSQL processes. Static returns as many bytes of body as the portal's median answer.`,
  };
}
