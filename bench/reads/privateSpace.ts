import { monthOf } from "../../packages/domain/src/interventions/periods.ts";
import { dayAt } from "../../packages/domain/src/kernel/day.ts";
import { type Chapter, type Figure, median } from "../figures.ts";
import { endAll, makeFolder, startServer } from "../lifecycle.ts";
import { count, type Measure, measure, ownCpuText, perSecondText } from "../load/measure.ts";
import { benchDatabase, signInBabysitters, signInParents, startPortal } from "../portal.ts";

interface Read {
  readonly name: string;
  readonly path: string;
  readonly of: "parent" | "babysitter";
}

const callers = 50;

function readsOn(today: string): Read[] {
  const { from, to } = monthOf(today);
  const interventions = `/Intervention/GetMyInterventions?from=${from}&to=${to}`;
  return [
    { name: "to-dos", path: "/ToDo/GetMyToDos", of: "parent" },
    { name: "a month of interventions", path: interventions, of: "parent" },
    { name: "invoices and account", path: "/Invoice/GetMyInvoices", of: "parent" },
    { name: "payments", path: "/Payment/GetMyPayments", of: "parent" },
    { name: "to-dos", path: "/ToDo/GetMyToDos", of: "babysitter" },
    { name: "a month of interventions", path: interventions, of: "babysitter" },
    { name: "payslips", path: "/Payslip/GetMyPayslips", of: "babysitter" },
    { name: "documents to read", path: "/Reading/GetMyReadings", of: "babysitter" },
  ];
}

interface Plan {
  readonly connections: number;
  readonly rounds: number;
  readonly seconds: number;
}

/** Loads each read in turn, round by round; gives what each measured. Everything that it started has ended then. */
async function measureReads(parents: number, { connections, rounds, seconds }: Plan) {
  const folder = makeFolder();
  const begun = performance.now();
  const { postmaster } = await benchDatabase(folder, parents, true);
  const filledIn = (performance.now() - begun) / 1_000;
  const portal = await startPortal(folder);
  const signedIn = {
    parent: await signInParents(portal.address, parents, callers),
    babysitter: await signInBabysitters(portal.address, callers),
  };
  const load = await startServer("bench/load/load.ts");
  const found = new Map<Read, Measure[]>(readsOn(dayAt(new Date())).map((read) => [read, []]));
  // Before anything counts, the portal runs as long as its code needs to be compiled.
  for (let round = -1; round < rounds; round += 1) {
    for (const [{ path, of }, measures] of found) {
      const requests = signedIn[of].map(({ cookie }) => ({ path: `/api/v1${path}`, headers: { cookie } }));
      const target = { server: portal, processes: [portal.pid, postmaster], requests };
      const measured = await measure(load, target, connections, seconds);
      if (round >= 0) measures.push(measured);
    }
  }
  await endAll();
  return { found, filledIn };
}

/** Measures what families and babysitters read of a year of their private space, for each number of parents. */
export async function privateSpaceChapter(sizes: readonly number[], plan: Plan): Promise<Chapter> {
  const figures: Figure[] = [];
  for (const parents of sizes) {
    const { found, filledIn } = await measureReads(parents, plan);
    const where = `${count.format(parents)} parents`;
    figures.push({ what: `${where}: filled in`, measured: `${filledIn.toFixed(1)} s` });
    for (const [{ name, of }, measures] of found) {
      const middle = (told: (measure: Measure) => number) => median(measures.map(told));
      const latency = `${middle(({ p50 }) => p50)} ms, ${middle(({ p99 }) => p99)} ms`;
      figures.push({
        what: `${where}, ${name} of a ${of}: requests a second, CPU a request, latency (median and 99 %)`,
        measured: `${perSecondText(measures)}; ${ownCpuText(measures)}; ${latency}`,
      });
    }
  }
  return {
    title: "Private space",
    figures,
    note: `A year of one intervention a week, twelve invoices of two lines and their payments for each family; twelve payslips and twelve documents to read for each babysitter, who works for four families. ${plan.connections} connections, ${plan.rounds} rounds of ${plan.seconds} s of each read in turn, medians; ${callers} people of each role, each with a session of its own.`,
  };
}
