// Builds the web app, and the portal that serves it, when what they are made of has changed since the last build.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./node24.mjs";

const web = {
  name: "the web app",
  script: "packages/web/build.mjs",
  sources: ["packages/web", "packages/domain/src", "package-lock.json"],
  mark: "packages/web/dist/.built-from",
};
const portal = {
  name: "the portal",
  script: "packages/api/build.mjs",
  sources: ["packages/api", "packages/domain/src", "packages/embedded-postgres/src", "package-lock.json"],
  mark: "packages/api/dist/.built-from",
};
const ignored = new Set(["dist", "node_modules", "test-results", "testing"]);

function* filesOf(path) {
  if (statSync(path).isFile()) return yield path;
  for (const name of readdirSync(path).sort()) if (!ignored.has(name)) yield* filesOf(join(path, name));
}

function fingerprint(sources) {
  const hash = createHash("sha256");
  for (const source of sources) {
    for (const file of filesOf(join(root, source))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(file.slice(root.length)).update("\0").update(readFileSync(file)).update("\0");
    }
  }
  return hash.digest("hex");
}

async function build({ name, script, sources, mark }, { force = false } = {}) {
  const made = fingerprint(sources);
  const written = join(root, mark);
  if (!force && existsSync(written) && readFileSync(written, "utf8") === made) return true;
  console.log(`Building ${name}…`);
  if ((await run(script)) !== 0) {
    console.error(`${name[0].toUpperCase()}${name.slice(1)} could not be built: the lines above say why.`);
    return false;
  }
  writeFileSync(written, made);
  return true;
}

/** Builds the portal alone if needed, for its commands; gives false when that failed. */
export const buildPortal = () => build(portal);

/** Builds the web app alone if needed; gives false when that failed. */
export const buildWeb = () => build(web);

/** Builds the web app and the portal if needed, or anew; gives false when one of them failed. */
export async function buildAll(options) {
  const built = await Promise.all([build(web, options), build(portal, options)]);
  return built.every(Boolean);
}
