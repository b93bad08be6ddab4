// npm run mutants: small breaches put into the rules of the domain, one at a time; their tests must notice. Without more,
// into all of them; npm run mutants -- COMMIT: into those that changed since; npm run mutants -- FOLDER: into those there.
// The last lines say what nobody noticed, and the score: under 95 % it ends with 1.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { filesUnder } from "./houseRules/folders.mjs";
import { install, root, run } from "./node24.mjs";
import { known, report } from "./testing/mutants.config.mjs";
import { resultOf, rulesAmong, scoreOf, withoutSurvivors } from "./testing/mutants.mjs";
import { changedSince } from "./testing/related.mjs";

const least = 95;

install({ developing: true });
const [asked, ...others] = process.argv.slice(2);

function triedFiles() {
  if (asked === undefined) return filesUnder(root, "packages/domain/src");
  const path = resolve(asked);
  if (existsSync(path)) return filesUnder(root, relative(root, path).replaceAll("\\", "/"));
  return changedSince(asked);
}

const files = others.length === 0 ? triedFiles() : null;
if (!files) {
  console.error(
    "npm run mutants tries every rule of the domain; npm run mutants -- COMMIT what changed since,",
  );
  console.error("npm run mutants -- packages/domain/src/billing one folder.");
  process.exit(1);
}
const tried = rulesAmong(root, files);
if (tried.length === 0) {
  console.log("No rule of the domain is among them: nothing was tried.");
  process.exit(0);
}

// A run that fails must not be told by the report of the one before.
rmSync(report, { force: true });
mkdirSync(dirname(report), { recursive: true });
// It would not try what is computed while a file is read again when a test is added.
if (existsSync(known)) {
  const former = JSON.parse(readFileSync(known, "utf8"));
  writeFileSync(known, JSON.stringify(withoutSurvivors(former)));
}
const stryker = "node_modules/@stryker-mutator/core/bin/stryker.js";
const exitCode = await run(stryker, [
  "run",
  "scripts/testing/mutants.config.mjs",
  "--mutate",
  tried.join(","),
]);
if (exitCode === 0 && !existsSync(report))
  console.log("No test of a rule reads these files: nothing was tried.");
if (exitCode !== 0 || !existsSync(report)) process.exit(exitCode || 1);

const result = resultOf(JSON.parse(readFileSync(report, "utf8")), tried);
const score = scoreOf(result);
console.log();
for (const survivor of result.survivors) console.log(survivor);
console.log(
  `${result.caught} caught, ${result.survivors.length} not noticed: ${score.toFixed(1)} % (at least ${least})`,
);
process.exitCode = score < least ? 1 : 0;
