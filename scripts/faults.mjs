// npm run faults: every fault on the real product, as often as it deserves; then the whole HTTP suite with two processes
// behind a round-robin, through PgBouncer, and on the system's PostgreSQL, where there is one. The last line says what ran.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildAll } from "./builds.mjs";
import { install, node24, run } from "./node24.mjs";
import { workInMemory } from "./testing/testFolder.mjs";

install({ developing: true });
workInMemory();
const built = await buildAll();
const folder = mkdtempSync(join(tmpdir(), "ribambelle-results-"));
// When run by root, the database runs as another user, who must be able to enter the folder.
chmodSync(folder, 0o711);
const total = { passed: 0, failed: built ? 0 : 1 };
const script = "node_modules/vitest/vitest.mjs";
const httpSuite = ["--project", "api"];
const notHere = 77;

async function suite(title, args, { env = {}, runner = [] } = {}) {
  const file = join(folder, `${title}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const [first, ...rest] = [...runner, script, "run", ...reporters, ...args];
  console.log(`${title}…`);
  const exitCode = await run(first, rest, { env: { FAULTS: "all", ...env } });
  if (exitCode === notHere && !existsSync(file)) return;
  const result = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const { numPassedTests: passed = 0, numFailedTests = 0 } = result;
  // A runner that died before it could report is one failure, never nothing.
  const failed = exitCode !== 0 && numFailedTests === 0 ? 1 : numFailedTests;
  console.log(`${title}: ${passed} passed, ${failed} failed\n`);
  total.passed += passed;
  total.failed += failed;
}

try {
  await suite("Faults", ["--project", "faults"], { env: { PORTAL_BUILT: built ? "yes" : "no" } });
  await suite("HTTP suite, two processes", httpSuite, { env: { TEST_PROCESSES: "2" } });
  const pooled = ["faults/behindPgBouncer.ts", node24()];
  await suite("HTTP suite, through PgBouncer", httpSuite, { runner: pooled });
  const runner = ["faults/onSystemPostgres.ts", node24()];
  await suite("HTTP suite, the system’s PostgreSQL", httpSuite, { runner });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
