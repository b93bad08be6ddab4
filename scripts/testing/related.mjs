// Which tests a change touches, by the house's own rule: a feature has the same name in the three rooms.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesUnder } from "../houseRules/folders.mjs";
import { root } from "../node24.mjs";

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

const roomForm = /^packages\/(api|web)\/src\/((?:features\/)?[\w-]+)\//;

// The first pattern that matches a file decides which tests it belongs to.
const rooms = [
  [/^packages\/domain\/src\/kernel\/(.+)\.ts$/, (file) => roomsThatName(`kernel/${file}`)],
  [/^packages\/domain\/src\/([\w-]+)\//, (name) => roomsOf(name)],
  [roomForm, (side, room) => [`packages/${side}/src/${room}/`]],
  [/^packages\/embedded-postgres\//, () => ["packages/embedded-postgres/"]],
  [/^(?:processes|faults)\//, () => ["faults/"]],
];

// A feature's folder has the same name in the domain, the API and the web app. What has no feature of its own belongs to
// all that use it.
function roomsOf(name, asked = new Set([`${name}/`])) {
  const own = ["api", "web"]
    .map((side) => `packages/${side}/src/features/${name}/`)
    .filter((folder) => existsSync(join(root, folder)));
  return own.length > 0 ? own : roomsThatName(`${name}/`, asked);
}

// The texts of a room's sources, tests aside, read once.
const textsOf = (folder) => {
  const known = texts.get(folder) ?? [];
  if (!texts.has(folder)) {
    texts.set(folder, known);
    for (const file of filesUnder(root, folder))
      if (!/\.test\.tsx?$|\/testing\//.test(file)) known.push([file, readFileSync(join(root, file), "utf8")]);
  }
  return known;
};
const texts = new Map();

// The rooms that import what begins so of the domain, and those of the domain's folders that do.
function roomsThatName(path, asked = new Set([path])) {
  const outside = `"@ribambelle/domain/${path}`;
  const found = ["packages/api/src", "packages/web/src"]
    .flatMap(textsOf)
    .filter(([file, text]) => roomForm.test(file) && text.includes(outside))
    .map(([file]) => roomForm.exec(file)[0]);
  const users = textsOf("packages/domain/src")
    .filter(([file, text]) => !file.includes("/kernel/") && text.includes(`../${path}`))
    .map(([file]) => file.split("/")[3]);
  for (const user of new Set(users)) {
    if (asked.has(`${user}/`)) continue;
    found.push(...roomsOf(user, asked.add(`${user}/`)));
  }
  return [...new Set(found)];
}

// Tests of all tables together: migrations, table types, declarations of personal data.
const wholeDatabase = ["packages/api/src/db/tables", "packages/api/src/personal/"];

/** Filters that no folder and no file answers to: they would run nothing, and say nothing. */
export const emptyFilters = (filters) =>
  filters.filter((filter) => ![filter, `${filter}.test.ts`].some((path) => existsSync(join(root, path))));

/** What vitest is asked for: rules and house rules always, and the rooms of what changed. */
export function relatedFilters(changed) {
  const filters = new Set(["packages/domain/", "scripts/"]);
  const add = (found) => {
    for (const filter of found) filters.add(filter);
  };
  for (const file of changed) {
    const [pattern, filtersOf] = rooms.find(([form]) => form.test(file)) ?? [];
    if (pattern) add(filtersOf(...pattern.exec(file).slice(1)));
    if (/\.test\.tsx?$/.test(file) && existsSync(join(root, file))) add([file]);
    if (/^packages\/api\/src\/(features|db)\//.test(file)) add(wholeDatabase);
  }
  return [...filters].sort();
}

/** The journeys that changed. */
export const relatedJourneys = (changed) => changed.filter((file) => /^e2e\/.+\.spec\.ts$/.test(file));

// What decides how every file is read.
const ofEveryFile = ["biome.json", "package-lock.json", ".gitignore"];

/** The files whose lint and format a change touches: types and house rules look at all, for little. */
export const relatedLint = (changed) =>
  ofEveryFile.some((file) => changed.includes(file)) ? ["."] : changed;
