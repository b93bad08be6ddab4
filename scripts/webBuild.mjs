// Builds the web app when its sources, those of the domain or the lock file have changed since the last build.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./node24.mjs";

const sources = ["packages/web", "packages/domain/src", "package-lock.json"];
const ignored = new Set(["dist", "node_modules", "test-results"]);
const mark = join(root, "packages/web/dist/.built-from");

function* filesOf(path) {
  if (statSync(path).isFile()) return yield path;
  for (const name of readdirSync(path).sort()) if (!ignored.has(name)) yield* filesOf(join(path, name));
}

function fingerprint() {
  const hash = createHash("sha256");
  for (const source of sources) {
    for (const file of filesOf(join(root, source))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(file.slice(root.length)).update("\0").update(readFileSync(file)).update("\0");
    }
  }
  return hash.digest("hex");
}

/** Builds the web app if needed; gives false when the build failed. */
export async function buildWeb({ force = false } = {}) {
  const made = fingerprint();
  if (!force && existsSync(mark) && readFileSync(mark, "utf8") === made) return true;
  console.log("Building the web app…");
  if ((await run("packages/web/build.mjs")) !== 0) return false;
  writeFileSync(mark, made);
  return true;
}
