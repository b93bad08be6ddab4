import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { filesIn } from "../../e2e/filesIn.ts";
import { browserFlags } from "../../scripts/browserFlags.ts";
import { makeFolder, untilEnd } from "../lifecycle.ts";
import { byProcessorTime, type TraceEvent } from "./trace.ts";

const cli = fileURLToPath(new URL("../../node_modules/lighthouse/cli/index.js", import.meta.url));
const chromeFlags = ["--headless=new", ...browserFlags].join(" ");

/** How fast a page was; scores are 0 to 100, times in ms on the simulated phone. */
export interface Speed {
  readonly performance: number;
  /** Without the one metric that is taken from pictures in wall time; the others at their own weights. */
  readonly withoutSpeedIndex: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
}

/** What one visit of a page showed; scores are 0 to 100. */
export interface Visit {
  readonly byWallTime: Speed;
  /** The same visit, had nothing else used the processor meanwhile. */
  readonly byProcessorTime: Speed;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly layoutShift: number;
  /** The HTML, and the styles and scripts that it names, as transferred, in bytes. */
  readonly weight: number;
  /** The scripts and styles that came later, in bytes. */
  readonly ahead: number;
  /** The audits that cost points. */
  readonly lost: readonly string[];
}

interface Audit {
  readonly id: string;
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly numericValue?: number;
  readonly details?: { readonly items?: unknown };
}

interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

interface Report {
  readonly runtimeError?: { readonly code: string; readonly message: string };
  readonly audits: Readonly<Record<string, Audit>>;
  readonly categories: Readonly<Record<"performance" | "accessibility" | "best-practices", Category>>;
}

interface NetworkRequest {
  readonly url: string;
  readonly transferSize?: number;
  readonly resourceType?: string;
}

/** Visits a page by Lighthouse's mobile preset, in a browser of its own; again where the browser lost the recording. */
export async function visit(
  url: string,
  headers: Readonly<Record<string, string>>,
  chromium: string,
): Promise<Visit> {
  const settings = [
    "--ignore-status-code",
    `--extra-headers=${JSON.stringify(headers)}`,
    `--chrome-flags=${chromeFlags}`,
  ];
  const record = async () => {
    const folder = makeFolder();
    const all = "--only-categories=performance,accessibility,best-practices";
    const report = await reportOf(folder, [url, `-GA=${folder}`, all, ...settings], chromium);
    return { folder, report };
  };
  let recorded = await record();
  if (recorded.report.runtimeError?.code === "NO_NAVSTART") recorded = await record();
  const { folder, report } = recorded;
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  const html = await (await fetch(url, { headers })).text();
  return { ...visitOf(report, html), byProcessorTime: speedOf(await again(folder, url, settings, chromium)) };
}

// The round trip and the server's time are those of the preset and 10 ms: what the recording had of them is wall time too.
const serverMs = 10;

// Lighthouse's own simulation, once more on the recording, whose tasks last as long as they had the processor.
async function again(
  folder: string,
  url: string,
  settings: readonly string[],
  chromium: string,
): Promise<Report> {
  const change = <Json>(name: string, changed: (json: Json) => unknown) => {
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify(changed(JSON.parse(readFileSync(file, "utf8")) as Json)));
    return file;
  };
  const { origin } = new URL(url);
  const onlyCategories = ["performance"];
  const precomputedLanternData = {
    additionalRttByOrigin: { [origin]: 0 },
    serverResponseTimeByOrigin: { [origin]: serverMs },
  };
  const lantern = join(folder, "lantern.json");
  writeFileSync(lantern, JSON.stringify(precomputedLanternData));
  change("trace.json", (trace: { traceEvents: TraceEvent[] }) => ({
    ...trace,
    traceEvents: byProcessorTime(trace.traceEvents),
  }));
  // Lighthouse refuses to look at a recording with other settings than those it was made with.
  change("artifacts.json", (artifacts: { settings: object }) => ({
    ...artifacts,
    settings: { ...artifacts.settings, onlyCategories, precomputedLanternData },
  }));
  return reportOf(
    folder,
    [
      url,
      `-A=${folder}`,
      `--only-categories=${onlyCategories}`,
      `--precomputed-lantern-data-path=${lantern}`,
      ...settings,
    ],
    chromium,
  );
}

async function reportOf(folder: string, given: readonly string[], chromium: string): Promise<Report> {
  const output = join(folder, "report.json");
  const args = [cli, ...given, "--quiet", "--output=json", `--output-path=${output}`];
  const child = execFile(process.execPath, args, { env: { ...process.env, CHROME_PATH: chromium } });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const stop = untilEnd(async () => {
    // Lighthouse closes its browser on this one.
    child.kill("SIGINT");
    await ended;
  });
  await ended;
  await stop();
  return JSON.parse(readFileSync(output, "utf8")) as Report;
}

function speedOf({ audits, categories }: Report): Speed {
  const scored = categories.performance.auditRefs.filter(({ weight }) => weight > 0);
  const score = (kept: typeof scored) => {
    const points = kept.reduce((sum, { id, weight }) => sum + weight * (audits[id]?.score ?? 0), 0);
    return Math.round((100 * points) / kept.reduce((sum, { weight }) => sum + weight, 0));
  };
  const ms = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: score(scored),
    withoutSpeedIndex: score(scored.filter(({ id }) => id !== "speed-index")),
    firstPaint: ms("first-contentful-paint"),
    largestPaint: ms("largest-contentful-paint"),
    blocking: ms("total-blocking-time"),
  };
}

function visitOf(report: Report, html: string): Omit<Visit, "byProcessorTime"> {
  const { audits, categories } = report;
  const score = (name: "accessibility" | "best-practices") => Math.round((categories[name].score ?? 0) * 100);
  const lost = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
  );
  return {
    byWallTime: speedOf(report),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    layoutShift: audits["cumulative-layout-shift"]?.numericValue ?? 0,
    ...weightOf(audits, html),
    lost,
  };
}

function weightOf(audits: Report["audits"], html: string): Pick<Visit, "weight" | "ahead"> {
  const requests = (audits["network-requests"]?.details?.items ?? []) as NetworkRequest[];
  const named = new Set(filesIn(html));
  const sum = (kept: (path: string, request: NetworkRequest) => boolean) =>
    requests
      .filter((request) => kept(new URL(request.url).pathname, request))
      .reduce((bytes, { transferSize = 0 }) => bytes + transferSize, 0);
  return {
    // A script of the app is fetched before it is run, from the browser's cache.
    weight: sum((path, { resourceType }) => resourceType === "Document" || named.has(path)),
    ahead: sum((path) => /\.(js|css)$/.test(path) && !named.has(path)),
  };
}
