// npm run check: types, lint and format, import rules. Every check runs and is reported, also after a
// failure.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { environment, install, node24, root, run } from "./node24.mjs";

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

function tool(name, script, args) {
  const { status } = spawnSync(node24(), [join(root, "node_modules", script), ...args], {
    cwd: root,
    stdio: "inherit",
    env: environment(),
  });
  if (status !== 0) console.error(`✗ ${name}`);
  return status === 0;
}

/** Runs every static check; gives how many passed and failed. */
export async function check() {
  const results = [
    ...typed.map((project) => tool(`types of ${project}`, "typescript/bin/tsc", ["-p", project])),
    tool("lint and format", "@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."]),
    (await run("scripts/checkHouse.mjs")) === 0,
  ];
  return { passed: results.filter(Boolean).length, failed: results.filter((passed) => !passed).length };
}

if (process.argv[1] === import.meta.filename) {
  install();
  const { passed, failed } = await check();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
