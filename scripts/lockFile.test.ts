import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly optionalDependencies?: Record<string, string> }>>;
}

const root = fileURLToPath(new URL("..", import.meta.url));
const { packages }: LockFile = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));

/** Gives whether a package finds another one in its own node_modules or in those of a folder above. */
function isFound(from: string, name: string): boolean {
  if (packages[`${from === "" ? "" : `${from}/`}node_modules/${name}`]) return true;
  if (from === "") return false;
  const above = from.lastIndexOf("/node_modules/");
  return isFound(above < 0 ? "" : from.slice(0, above), name);
}

// `npm ci` refuses a lock file in which one of them is missing, on whatever platform it runs. Where the registry lacks the
// binary of a platform for the newest version, the newest version that has all of them is taken.
it("locks the optional packages of all platforms, so that npm ci takes the lock file on each", () => {
  const wanted = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => [path, name] as const),
  );
  expect(wanted.length).toBeGreaterThan(100);
  expect(wanted.filter(([path, name]) => !isFound(path, name))).toEqual([]);
});
