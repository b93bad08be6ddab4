// npm run faults: every fault on the real product, as often as it deserves; then the whole HTTP suite with two processes
// behind a round-robin, and on the system's PostgreSQL where there is one. The last line says what ran.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { install, run } from "./node24.mjs";
import { buildWeb } from "./webBuild.mjs";

install();
const built = await buildWeb();
const folder = mkdtempSync(join(tmpdir(), "ribambelle-results-"));
// As root the database runs as another user, who must be able to pass through.
chmodSync(folder, 0o711);
const total = { passed: 0, failed: built ? 0 : 1 };

async function vitest(title, args, env) {
  const file = join(folder, `${title}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const exitCode = await run("node_modules/vitest/vitest.mjs", ["run", ...reporters, ...args], { env });
  const result = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const { numPassedTests: passed = 0, numFailedTests = 0 } = result;
  // A runner that died before it could report is one failure, never nothing.
  const failed = exitCode !== 0 && numFailedTests === 0 ? 1 : numFailedTests;
  console.log(`${title}: ${passed} passed, ${failed} failed\n`);
  total.passed += passed;
  total.failed += failed;
}

try {
  await vitest("Faults", ["--project", "faults"], { FAULTS: "all" });
  await vitest("HTTP suite, two processes", ["--project", "api"], { TEST_PROCESSES: "2" });
  if ((await run("faults/systemPostgres.ts", ["--find"], { stdio: "ignore" })) === 0) {
    const exitCode = await run("faults/systemPostgres.ts", [process.execPath]);
    total.failed += exitCode;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
