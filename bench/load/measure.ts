import { median, notMeasured, spread } from "../figures.ts";
import type { BenchServer } from "../lifecycle.ts";
import { cpuMs } from "../machine.ts";
import { ask, type LoadReport, type LoadRequest } from "./ask.ts";

/** One server under load: its process, PostgreSQL where it uses it, and what is asked of it. */
export interface Target {
  readonly server: BenchServer;
  readonly processes: readonly number[];
  readonly requests: readonly LoadRequest[];
  /** True where each connection has requests of its own, which no other makes meanwhile. */
  readonly apart?: boolean;
}

export interface Measure extends LoadReport {
  readonly cpuMsPerRequest: number | null;
}

/** Loads a server for some seconds. */
export async function measure(
  load: BenchServer,
  { server, processes, requests, apart = false }: Target,
  connections: number,
  seconds: number,
): Promise<Measure> {
  const before = cpuMs(...processes);
  const report = await ask(load, { address: server.address, connections, seconds, requests, apart });
  const after = cpuMs(...processes);
  const used = before === null || after === null ? null : after - before;
  return { ...report, cpuMsPerRequest: used === null ? null : used / report.requests };
}

/** The middle of the ratios of two servers' requests a second, each taken within one round. */
export function ratio(one: readonly Measure[], other: readonly Measure[]): number {
  return median(one.map(({ perSecond }, round) => perSecond / (other[round]?.perSecond ?? Number.NaN)));
}

/** The same of the processor time that a request costs; null where it cannot be known. */
export function cpuRatio(one: readonly Measure[], other: readonly Measure[]): number | null {
  const ratios = one.map((measured, round) => {
    const others = other[round]?.cpuMsPerRequest;
    return measured.cpuMsPerRequest !== null && others ? measured.cpuMsPerRequest / others : null;
  });
  const found = ratios.filter((value) => value !== null);
  return found.length > 0 ? median(found) : null;
}

const cpuOf = (measures: readonly Measure[]): number | null => {
  const found = measures.map(({ cpuMsPerRequest }) => cpuMsPerRequest).filter((ms) => ms !== null);
  return found.length > 0 ? median(found) : null;
};

export const count = new Intl.NumberFormat("en");

/** The requests a second of a server, and how far apart its rounds lie. */
export function perSecondText(measures: readonly Measure[]): string {
  const all = measures.map(({ perSecond }) => perSecond);
  return `${count.format(Math.round(median(all)))} (±${Math.round(spread(all) * 50)} %)`;
}

/** The processor time of a request of one server. */
export function ownCpuText(measures: readonly Measure[]): string {
  const ms = cpuOf(measures);
  return ms === null ? notMeasured : `${ms.toFixed(3)} ms`;
}

/** The processor time of a request of the first server as a multiple of the second's, and of each in ms. */
export function cpuText(...servers: readonly (readonly Measure[])[]): string {
  const [first = [], second = []] = servers;
  const multiple = cpuRatio(first, second)?.toFixed(2) ?? notMeasured;
  return `${multiple} (${servers.map(ownCpuText).join(", ")})`;
}
