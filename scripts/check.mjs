// npm run check: types, lint and format, import rules. Every check runs and is reported, also after a
// failure.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { environment, install, node24, root } from "./node24.mjs";

const typed = [
  "packages/domain",
  "packages/domain/tsconfig.test.json",
  "packages/embedded-postgres",
  "packages/api",
  "packages/web",
  "e2e",
  "bench",
  "faults",
  "processes",
];

// What the compiler found last time: it reads again what changed since, and what depends on that.
const known = join(root, "node_modules/.cache/types");

const types = (project) => [
  `types of ${project}`,
  "node_modules/typescript/bin/tsc",
  ["-p", project, "--incremental", "--tsBuildInfoFile", join(known, `${project.replaceAll("/", "-")}.json`)],
];

const lint = (files) => [
  "lint and format",
  "node_modules/@biomejs/biome/bin/biome",
  ["check", "--error-on-warnings", "--no-errors-on-unmatched", ...files],
];

// Their words are shown together when they end: several run at once.
async function passes([name, script, args]) {
  const tool = spawn(node24(), [join(root, script), ...args], { cwd: root, env: environment() });
  const words = [];
  for (const stream of [tool.stdout, tool.stderr]) stream.on("data", (piece) => words.push(piece));
  const [code] = await once(tool, "close");
  process.stdout.write(Buffer.concat(words));
  if (code !== 0) console.error(`✗ ${name}`);
  return code === 0;
}

/**
 * Runs every static check, lint on these files alone where some are named; gives how many passed and failed.
 */
export async function check(linted = ["."]) {
  // Without a path it would check all.
  const files = linted.filter((path) => existsSync(join(root, path)));
  const waiting = [
    ...(files.length > 0 ? [lint(files)] : []),
    ["rules of the house", "scripts/checkHouse.mjs", []],
    ...typed.map(types),
  ];
  const results = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await passes(next));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return { passed: results.filter(Boolean).length, failed: results.filter((passed) => !passed).length };
}

if (process.argv[1] === import.meta.filename) {
  install({ developing: true });
  const { passed, failed } = await check();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
