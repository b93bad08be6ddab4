// What the rules read of a checkout.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The names of the folders in a folder; none where there is none. */
export const foldersOf = (path) =>
  existsSync(path)
    ? readdirSync(path)
        .filter((name) => statSync(join(path, name)).isDirectory())
        .sort()
    : [];

/** Every TypeScript file under a folder of the checkout, by its path. */
export function* filesUnder(root, path) {
  for (const name of foldersOf(join(root, path)))
    if (name !== "node_modules" && name !== "dist") yield* filesUnder(root, `${path}/${name}`);
  for (const name of existsSync(join(root, path)) ? readdirSync(join(root, path)) : []) {
    if (/\.tsx?$/.test(name)) yield `${path}/${name}`;
  }
}
