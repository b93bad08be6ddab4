// npm run release: removes from this checkout what serves developing alone, its history too. For a copy that will run, once the
// pages are built (docs/operations.md, "The code"; Containerfile): never where somebody works.
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const developing = [
  ".git",
  ".gitignore",
  "bench",
  "biome.json",
  "CONTRIBUTING.md",
  "e2e",
  "faults",
  "packages/web/vitest.config.ts",
  "processes",
  "test-results",
  "vitest.config.ts",
];
// What built the pages, which stand there now.
const building = /^(?:vite|rolldown|@rolldown|lightningcss.*|@vitejs)$/;
const isTest = (name) => /\.test\.tsx?$/.test(name) || name === "tsconfig.test.json";

/** Removes from a folder what serves developing alone: tests, what they are made with, benches, faults and journeys; and what built the pages. */
export function strip(root) {
  for (const path of developing) rmSync(join(root, path), { recursive: true, force: true });
  for (const place of ["packages", "scripts"]) stripTests(join(root, place));
  const packages = join(root, "node_modules");
  for (const name of existsSync(packages) ? readdirSync(packages) : [])
    if (building.test(name)) rmSync(join(packages, name), { recursive: true });
}

function stripTests(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name === "node_modules") continue;
    if (entry.isDirectory() && entry.name === "testing") rmSync(path, { recursive: true });
    else if (entry.isDirectory()) stripTests(path);
    else if (isTest(entry.name)) rmSync(path);
  }
}

if (process.argv[1] === import.meta.filename) {
  if (!process.argv.includes("--yes")) {
    console.error("It removes tests and the history from this folder for good: npm run release -- --yes");
    process.exit(1);
  }
  strip(fileURLToPath(new URL("../..", import.meta.url)));
}
