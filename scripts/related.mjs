// Which tests a change touches, by the house's own rule: a feature has the same name in the three rooms.
import { spawnSync } from "node:child_process";
import { root } from "./node24.mjs";

/** The files that differ from a commit, new ones included; without one, the uncommitted change, else the last commit. */
export function changedSince(base) {
  const git = (...args) => {
    const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
    return status === 0 ? stdout.split("\n").filter(Boolean) : null;
  };
  const since = (commit) => {
    const changed = git("diff", "--name-only", commit, "--");
    return changed && [...changed, ...(git("ls-files", "--others", "--exclude-standard") ?? [])];
  };
  if (base !== undefined) return since(base);
  const uncommitted = since("HEAD");
  return uncommitted?.length === 0 ? since("HEAD~1") : uncommitted;
}

// The first pattern that matches a file decides which tests it belongs to.
const rooms = [
  // A feature's folder has the same name in the domain, the API and the web app.
  [
    /^packages\/domain\/src\/([\w-]+)\//,
    (name) => [`packages/api/src/features/${name}/`, `packages/web/src/features/${name}/`],
  ],
  [/^packages\/(api|web)\/src\/((?:features\/)?[\w-]+)\//, (side, room) => [`packages/${side}/src/${room}/`]],
  [/^packages\/embedded-postgres\//, () => ["packages/embedded-postgres/"]],
  [/^(?:processes|faults)\//, () => ["faults/"]],
];

// Tests of all tables together: migrations, table types, declarations of personal data.
const wholeDatabase = ["packages/api/src/db/tables", "packages/api/src/personal/"];

/** What vitest is asked for: rules and house rules always, and the rooms of what changed. */
export function relatedFilters(changed) {
  const filters = new Set(["packages/domain/", "scripts/"]);
  const add = (found) => {
    for (const filter of found) filters.add(filter);
  };
  for (const file of changed) {
    const [pattern, filtersOf] = rooms.find(([form]) => form.test(file)) ?? [];
    if (pattern) add(filtersOf(...pattern.exec(file).slice(1)));
    if (/\.test\.tsx?$/.test(file)) add([file]);
    if (/^packages\/api\/src\/(features|db)\//.test(file)) add(wholeDatabase);
  }
  return [...filters].sort();
}

/** The journeys that changed. */
export const relatedJourneys = (changed) => changed.filter((file) => /^e2e\/.+\.spec\.ts$/.test(file));
