import { type ContractsPlan, type Measures, measureContracts } from "./contracts.ts";
import { type Chapter, type Figure, median, notMeasured } from "./figures.ts";
import { count, cpuRatio, cpuText, perSecondText, ratio } from "./load/measure.ts";

const budgetParents = 20_000;
const budgetConnections = 50;

/** What a portal must reach beside the bare server that asks for the same rows, by its number of connections. */
const leastOfLimit = new Map([
  [1, 0.8],
  [50, 0.85],
]);
const mostCpuOfLimit = 1.2;
const leastOfStatic = 0.15;

function figuresOf(parents: number, connections: number, measures: Measures): Figure[] {
  const { portal, other, limit, static: plain } = measures;
  const least = parents === budgetParents ? leastOfLimit.get(connections) : undefined;
  const isBudget = parents === budgetParents && connections === budgetConnections;
  const where = `${count.format(parents)} parents, ${connections} connection${connections > 1 ? "s" : ""}`;
  const ofLimit = ratio(portal, limit);
  const ofStatic = ratio(portal, plain);
  const cpu = cpuRatio(portal, limit);
  return [
    {
      what: `${where}: requests a second of portal, limit, static`,
      measured: [portal, limit, plain].map(perSecondText).join(", "),
    },
    {
      what: `${where}: portal of limit`,
      measured: ofLimit.toFixed(2),
      ...(least !== undefined && { budget: `≥ ${least}`, held: ofLimit >= least }),
    },
    {
      what: `${where}: portal of static`,
      measured: ofStatic.toFixed(3),
      ...(isBudget && { budget: `≥ ${leastOfStatic}`, held: ofStatic >= leastOfStatic }),
    },
    {
      what: `${where}: CPU a request, of limit’s (portal, limit, static)`,
      measured: cpuText(portal, limit, plain),
      ...(isBudget && {
        budget: `≤ ${mostCpuOfLimit}`,
        ...(cpu !== null && { held: cpu <= mostCpuOfLimit }),
      }),
    },
    {
      what: `${where}: latency of portal, median and 99 %`,
      measured: `${median(portal.map(({ p50 }) => p50))} ms, ${median(portal.map(({ p99 }) => p99))} ms`,
    },
    ...(other.length > 0
      ? [
          {
            what: `${where}: portal of the other checkout’s, requests a second and CPU a request`,
            measured: `${ratio(portal, other).toFixed(2)}, ${cpuRatio(portal, other)?.toFixed(2) ?? notMeasured}`,
          },
        ]
      : []),
  ];
}

// Each as a multiple of what static cost at the time: the machine is not as fast in one run as in the next.
function growth(cpus: ReadonlyMap<number, number | null>): Figure[] {
  const few = cpus.get(200);
  const most = Math.max(...cpus.keys());
  const many = cpus.get(most);
  if (!few || !many || most === 200) return [];
  const grown = many / few;
  return [
    {
      what: `CPU a request, in multiples of static’s, with ${count.format(most)} parents, of that with 200`,
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
      if (connections === Math.max(...plan.connections))
        cpus.set(parents, cpuRatio(measures.portal, measures.static));
    }
  }
  return {
    title: "My contracts",
    figures: [...figures, ...growth(cpus)],
    note: `Five contracts of one parent. ${plan.rounds} alternating rounds of ${plan.seconds} s each, medians; ± is half of the spread between rounds. The requests of 200 parents alternate, each with a session of its own; the load comes from a process of its own on the same machine, which takes its part of it from all three alike. CPU is user and system time of the server and of all PostgreSQL processes. Static returns as many bytes of body as the portal's median answer.`,
  };
}
