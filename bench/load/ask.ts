import { once } from "node:events";
import type { BenchServer } from "../lifecycle.ts";

export interface LoadRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent with POST. */
  readonly body?: string;
}

export interface LoadOrder {
  readonly address: string;
  readonly connections: number;
  readonly seconds: number;
  readonly requests: readonly LoadRequest[];
  /** True where each connection has requests of its own, which no other makes meanwhile. */
  readonly apart: boolean;
}

export interface LoadReport {
  readonly requests: number;
  readonly perSecond: number;
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
}

/** Lets the load generator's process load an address, and gives what it saw. */
export async function ask({ child }: BenchServer, order: LoadOrder): Promise<LoadReport> {
  child.send(order);
  const [report] = (await once(child, "message")) as [LoadReport];
  if (report.failed > 0) throw new Error(`${report.failed} requests to ${order.address} failed.`);
  return report;
}
