import { type Chapter, type Figure, median } from "../figures.ts";
import { parentNames } from "../generator/names.ts";
import { parentId } from "../generator/size.ts";
import { endAll, makeFolder, startServer } from "../lifecycle.ts";
import { count, cpuRatio, type Measure, measure, ownCpuText, perSecondText } from "../load/measure.ts";
import { benchDatabase, signInAdministrator, startPortal } from "../portal.ts";

const mostCpuMs = 10;
const mostGrowth = 1.2;
const pagesOn = 40;

const [, frequentName] = parentNames[0] ?? ["", ""];
const families = "/Agency/People?role=Parent";

/** What somebody of the agency asks for all day; what is narrowed holds few of all or nearly all. */
function readsOf(parents: number) {
  const search = (typed: string) => `/Agency/Search?q=${encodeURIComponent(typed)}`;
  return {
    "families by name": families,
    "families by last activity": `${families}&sort=-activity`,
    "families whose contract waits": `${families}&waitsForSignature=true`,
    "families with an active contract": `${families}&hasActiveContract=true`,
    "families without": `${families}&hasActiveContract=false`,
    "families of a place": `${families}&zipPrefix=750`,
    "families called so": `${families}&q=${encodeURIComponent(frequentName)}`,
    babysitters: "/Agency/People?role=BabySitter",
    "one family": `/Agency/People/${parentId(Math.floor(parents / 2))}`,
    "childcare contracts": "/Agency/Contracts?kind=guard",
    "childcare contracts that wait": "/Agency/Contracts?kind=guard&state=waiting",
    "search: a name": search(frequentName),
    "search: two letters": search(frequentName.slice(0, 2)),
    "search: a first and a last name": search((parentNames[0] ?? []).join(" ")),
    "search: a number of a phone": search("06399800"),
    "search: a reference": search(`P${Math.ceil(parents / 2)}`),
  };
}

interface Plan {
  readonly connections: number;
  readonly rounds: number;
  readonly seconds: number;
}

// Page after page, as somebody would: a cursor is the server's own.
async function deepPage(address: string, cookie: string): Promise<string> {
  let path = families;
  for (let page = 0; page < pagesOn; page += 1) {
    const answer = await fetch(`${address}/api/v1${path}`, { headers: { cookie } });
    const { next } = (await answer.json()) as { next: string | null };
    if (next === null) return path;
    path = `${families}&after=${encodeURIComponent(next)}`;
  }
  return path;
}

async function measureReads(parents: number, { connections, rounds, seconds }: Plan) {
  const folder = makeFolder();
  const { postmaster } = await benchDatabase(folder, parents);
  const portal = await startPortal(folder);
  const cookie = await signInAdministrator(portal.address);
  const load = await startServer("bench/load/load.ts");
  const paths = {
    ...readsOf(parents),
    [`families, ${pagesOn} pages on`]: await deepPage(portal.address, cookie),
  };
  const found = new Map<string, Measure[]>(Object.keys(paths).map((name) => [name, []]));
  // Before anything counts, the portal runs as long as its code needs to be compiled.
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, path] of Object.entries(paths)) {
      const requests = [{ path: `/api/v1${path}`, headers: { cookie } }];
      const target = { server: portal, processes: [portal.pid, postmaster], requests };
      const measured = await measure(load, target, connections, seconds);
      if (round >= 0) found.get(name)?.push(measured);
    }
  }
  await endAll();
  return found;
}

/** Measures what the agency reads of its people, at a first size and at another, of which each read is compared with the first. */
export async function officeChapter([small, large]: readonly [number, number], plan: Plan): Promise<Chapter> {
  const ofFew = await measureReads(small, plan);
  const ofMany = await measureReads(large, plan);
  const figures = [...ofMany].flatMap(([name, measures]): Figure[] => {
    const few = ofFew.get(name) ?? [];
    const cpu = median(measures.map(({ cpuMsPerRequest }) => cpuMsPerRequest ?? 0));
    const growth = cpuRatio(measures, few);
    return [
      {
        what: `${name}: CPU a request with ${count.format(large)} families, with ${count.format(small)}; requests a second, median latency`,
        measured: `${ownCpuText(measures)}, ${ownCpuText(few)}; ${perSecondText(measures)}, ${median(measures.map(({ p50 }) => p50))} ms`,
        budget: `≤ ${mostCpuMs} ms`,
        ...(cpu > 0 && { held: cpu <= mostCpuMs }),
      },
      {
        what: `${name}: CPU of that with ${count.format(small)}`,
        measured: growth?.toFixed(2) ?? "",
        budget: `≤ ${mostGrowth}`,
        ...(growth !== null && { held: growth <= mostGrowth }),
      },
    ];
  });
  return {
    title: "The agency’s office",
    figures,
    note: `As an administrator; a babysitter for every fourth family, five contracts a family. ${plan.connections} connections, ${plan.rounds} rounds of ${plan.seconds} s of each read in turn, medians. Names are the demonstration’s: one in ${parentNames.length} is called “${frequentName}”.`,
  };
}
