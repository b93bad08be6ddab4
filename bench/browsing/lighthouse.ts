import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { browserFlags } from "../scripts/browserFlags.ts";
import { makeFolder, untilEnd } from "./lifecycle.ts";

const cli = fileURLToPath(new URL("../node_modules/lighthouse/cli/index.js", import.meta.url));
const chromeFlags = ["--headless=new", ...browserFlags].join(" ");

/** What one visit of a page showed; scores are 0 to 100. */
export interface Visit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly layoutShift: number;
  /** HTML, styles and scripts, as transferred until the load event, in bytes. */
  readonly weight: number;
  /** What was transferred after it, in bytes. */
  readonly ahead: number;
  /** The audits that cost points. */
  readonly lost: readonly string[];
}

interface Audit {
  readonly id: string;
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly numericValue?: number;
  readonly details?: {
    readonly items?: unknown;
    readonly debugData?: { readonly networkStartTimeTs?: number };
  };
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
  readonly networkRequestTime?: number;
  readonly transferSize?: number;
  readonly resourceType?: string;
}

/** Visits a page by Lighthouse's mobile preset, in a browser of its own; again where the browser lost the recording. */
export async function visit(
  url: string,
  headers: Readonly<Record<string, string>>,
  chromium: string,
): Promise<Visit> {
  let report = await reportOf(url, headers, chromium);
  if (report.runtimeError?.code === "NO_NAVSTART") report = await reportOf(url, headers, chromium);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return visitOf(report);
}

async function reportOf(
  url: string,
  headers: Readonly<Record<string, string>>,
  chromium: string,
): Promise<Report> {
  const output = join(makeFolder(), "report.json");
  const args = [
    cli,
    url,
    "--quiet",
    "--output=json",
    `--output-path=${output}`,
    "--only-categories=performance,accessibility,best-practices",
    "--ignore-status-code",
    `--extra-headers=${JSON.stringify(headers)}`,
    `--chrome-flags=${chromeFlags}`,
  ];
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

function visitOf({ audits, categories }: Report): Visit {
  const score = (name: keyof Report["categories"]) => Math.round((categories[name].score ?? 0) * 100);
  const lost = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
  );
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    layoutShift: audits["cumulative-layout-shift"]?.numericValue ?? 0,
    ...weightOf(audits),
    lost,
  };
}

function weightOf(audits: Report["audits"]): Pick<Visit, "weight" | "ahead"> {
  const { details } = audits["network-requests"] ?? {};
  const requests = (details?.items ?? []) as NetworkRequest[];
  const [times] = (audits.metrics?.details?.items ?? []) as { observedLoadTs?: number }[];
  const loadMs = ((times?.observedLoadTs ?? 0) - (details?.debugData?.networkStartTimeTs ?? 0)) / 1_000;
  const sum = (kept: (request: NetworkRequest, isAhead: boolean) => boolean) =>
    requests
      .filter((request) => kept(request, (request.networkRequestTime ?? 0) > loadMs))
      .reduce((bytes, { transferSize = 0 }) => bytes + transferSize, 0);
  const counted = new Set(["Document", "Stylesheet", "Script"]);
  return {
    // A script of the app is fetched before it is run, from the browser's cache.
    weight: sum(
      ({ url, resourceType = "" }, isAhead) =>
        !isAhead && (counted.has(resourceType) || new URL(url).pathname.endsWith(".js")),
    ),
    ahead: sum((_request, isAhead) => isAhead),
  };
}
