// npm test: every check, rule tests, HTTP tests on a real PostgreSQL, page tests and journeys in a real Chromium.
// npm test -- --related [COMMIT]: of these, what a change touches: the uncommitted one, or all since that commit.
// The last line says what ran: "N passed, N failed".
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { buildAll } from "./builds.mjs";
import { check } from "./check.mjs";
import { testChromium } from "./chromium.mjs";
import { install, root, run } from "./node24.mjs";
import {
  changedSince,
  emptyFilters,
  relatedFilters,
  relatedJourneys,
  relatedLint,
} from "./testing/related.mjs";
import { workInMemory } from "./testing/testFolder.mjs";

install({ developing: true });
workInMemory();
const env = { CHROMIUM_PATH: testChromium(), CI: process.env.CI ?? "" };
const folder = mkdtempSync(join(tmpdir(), "ribambelle-results-"));
// When run by root, the database runs as another user, who must be able to enter the folder.
chmodSync(folder, 0o711);
const total = { passed: 0, failed: 0 };

async function count(name, running) {
  const since = performance.now();
  const { passed, failed, slowest = [] } = await running;
  const seconds = Math.round((performance.now() - since) / 1_000);
  console.log(`${name}: ${passed} passed, ${failed} failed, in ${seconds} s`);
  for (const [file, ms] of slowest) console.log(`  ${(ms / 1_000).toFixed(1).padStart(6)} s  ${file}`);
  console.log();
  total.passed += passed;
  total.failed += failed;
}

// A runner that died before it could report is one failure, never nothing.
function reported(file, exitCode, read) {
  const result = existsSync(file) ? read(JSON.parse(readFileSync(file, "utf8"))) : { passed: 0, failed: 0 };
  return exitCode !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
}

async function vitest(filters = [], more = {}) {
  const file = join(folder, "vitest.json");
  const args = ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`, ...filters];
  const exitCode = await run("node_modules/vitest/vitest.mjs", args, { env: { ...env, ...more } });
  return reported(file, exitCode, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    slowest: slowestOf(
      json.testResults.map((one) => [relative(root, one.name), one.endTime - one.startTime]),
    ),
  }));
}

async function journeys(specs = []) {
  mkdirSync(join(folder, "portal"));
  const file = join(folder, "playwright.json");
  const exitCode = await run(
    "node_modules/@playwright/test/cli.js",
    ["test", "--config", "e2e/playwright.config.ts", ...specs],
    {
      // The portal of the journeys keeps its data here until it has stopped.
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, E2E_FOLDER: join(folder, "portal") },
    },
  );
  return reported(file, exitCode, ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    slowest: slowestOf(suites.map((suite) => [`e2e/${suite.file}`, msOf(suite)])),
  }));
}

// Where the time goes, so that it is seen when it grows.
const slowestOf = (files) => files.sort(([, one], [, other]) => other - one).slice(0, 8);

// A suite of Playwright's report holds specs and suites of its own.
const msOf = ({ specs = [], suites = [] }) =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0) + suites.reduce((sum, suite) => sum + msOf(suite), 0);

const [option, base] = process.argv.slice(2);
const changed = option === "--related" ? changedSince(base) : undefined;
if (option !== undefined && !changed) {
  console.error(
    "npm test runs everything; npm test -- --related [COMMIT], in a git checkout, what a change touches.",
  );
  process.exit(1);
}

async function everything() {
  await count("Checks", check());
  const built = await build();
  await count("Rules, HTTP and pages", vitest([], { PORTAL_BUILT: built ? "yes" : "no" }));
  if (built) await count("Journeys", journeys());
}

async function build() {
  const building = buildAll();
  await count(
    "Build",
    building.then((built) => ({ passed: Number(built), failed: Number(!built) })),
  );
  return building;
}

async function related() {
  const filters = relatedFilters(changed);
  const empty = emptyFilters(filters);
  if (empty.length > 0)
    throw new Error(`No tests stand under ${empty.join(", ")}: scripts/testing/related.mjs`);
  // Together: tests wait for a browser and a database, checks never.
  await Promise.all([
    count("Checks", check(relatedLint(changed))),
    count("Rules, HTTP and pages", vitest(filters)),
  ]);
  const specs = relatedJourneys(changed);
  if (specs.length === 0) return;
  if (await build()) await count("Journeys", journeys(specs));
}

try {
  await (changed ? related() : everything());
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
