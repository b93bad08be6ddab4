import { setTimeout } from "node:timers/promises";
import type { Page, Request } from "playwright-core";
import type { Place } from "./places.ts";
import { slowestTap, tapCategories } from "./taps.ts";
import type { TraceEvent } from "./trace.ts";

/** What the next page cost. */
export interface Cost {
  /** Scripts that the page before had not brought, as transferred, in bytes: what the page needs. */
  readonly script: number;
  /** Those that it fetches ahead once the browser rests, in bytes. */
  readonly atRest: number;
  /** Calls that had to wait for one another. */
  readonly roundTrips: number;
}

interface Rest {
  /** What waits for the browser to have nothing to do, while it is held. */
  held: IdleRequestCallback[] | null;
  readonly callback: typeof requestIdleCallback;
}

/** Lets a page ask for nothing more at rest, until `letRest`. */
const holdRest = (page: Page) =>
  page.evaluate(() => {
    const rest: Rest = { held: [], callback: window.requestIdleCallback };
    window.requestIdleCallback = (act, options) =>
      rest.held?.push(act) ?? rest.callback.call(window, act, options);
    Object.assign(window, { rest });
  });

const letRest = (page: Page) =>
  page.evaluate(() => {
    const { rest } = window as unknown as { rest: Rest };
    const held = rest.held ?? [];
    rest.held = null;
    for (const act of held) rest.callback.call(window, act);
  });

/** Follows the link of the home page once that has come to rest. */
export async function follow(page: Page, { path, heading }: Place): Promise<Cost> {
  await page.goto("/accueil");
  await settle(page);
  await holdRest(page);
  const requests: Request[] = [];
  const note = (request: Request) => void requests.push(request);
  page.on("request", note);
  await page.getByRole("main").locator(`a[href="${path}"]`).first().tap();
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  await settle(page);
  const needed = requests.splice(0);
  await letRest(page);
  await settle(page);
  page.off("request", note);
  return {
    script: await scriptsOf(needed),
    atRest: await scriptsOf(requests),
    roundTrips: longestChain(
      named(needed, /^\/api\//).filter((request) => request.resourceType() === "fetch"),
    ),
  };
}

const named = (requests: readonly Request[], name: RegExp) =>
  requests.filter((request) => name.test(new URL(request.url()).pathname));

async function scriptsOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(named(requests, /\.js$/).map((request) => request.sizes()));
  // A script is fetched, then run from the browser's cache, which has no body to transfer.
  const transferred = sizes.filter(({ responseBodySize }) => responseBodySize > 0);
  return transferred.reduce((bytes, size) => bytes + size.responseBodySize + size.responseHeadersSize, 0);
}

/** Waits until a page rests: nothing has begun for a while. (The stream of notifications never ends.) */
export async function settle(page: Page): Promise<void> {
  let last = performance.now();
  const note = () => {
    last = performance.now();
  };
  page.on("request", note).on("requestfinished", note);
  while (performance.now() - last < 700) await setTimeout(50);
  page.off("request", note).off("requestfinished", note);
}

function longestChain(calls: readonly Request[]): number {
  const spans = calls
    .map((call) => call.timing())
    .filter(({ responseEnd }) => responseEnd >= 0)
    .map(({ startTime, responseEnd }) => ({ begun: startTime, ended: startTime + responseEnd }))
    .toSorted((one, other) => one.ended - other.ended);
  let count = 0;
  let free = Number.NEGATIVE_INFINITY;
  for (const { begun, ended } of spans) {
    if (begun < free) continue;
    count += 1;
    free = ended;
  }
  return count;
}

/** Measures from each tap or key to the picture that follows it; gives the slowest, in ms (steps of 8), on a slower processor. */
export async function slowestInteraction(
  page: Page,
  slowdown: number,
  acts: (page: Page) => Promise<void>,
): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate(() => {
    const seen: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) seen.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: false } as PerformanceObserverInit);
    Object.assign(window, { seenInteractions: seen });
  });
  await acts(page);
  await settle(page);
  return page.evaluate(() =>
    Math.max(0, ...(window as unknown as { seenInteractions: number[] }).seenInteractions),
  );
}

/** The same by processor time, in ms of this machine: what the page's thread used from the event to its frame. */
export async function mostUsedByInteraction(
  page: Page,
  acts: (page: Page) => Promise<void>,
): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error("A page of no browser cannot be traced.");
  await browser.startTracing(page, { categories: tapCategories });
  await acts(page);
  await settle(page);
  const trace = JSON.parse((await browser.stopTracing()).toString("utf8")) as { traceEvents: TraceEvent[] };
  return slowestTap(trace.traceEvents);
}
