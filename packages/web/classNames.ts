import { createHash } from "node:crypto";
import { relative } from "node:path";
import type { Plugin } from "vite";

const root = import.meta.dirname;
const known = new Map<string, string>();

/** Names a class in pages: its own name, and four signs of its file. It stands in the HTML, in the styles and in the script. */
export function scopedName(name: string, file: string): string {
  const path = relative(root, file.replace(/\?.*/, "")).replaceAll("\\", "/");
  const hash = createHash("sha256").update(path).digest("base64url").replace(/\W|_/g, "");
  const signs = hash.slice(0, 4);
  const other = known.get(signs) ?? path;
  if (other !== path) throw new Error(`The classes of ${path} and ${other} would be called the same.`);
  known.set(signs, path);
  return `${name}_${signs}`;
}

const imported = /\bimport (\w+) from ("[^"]+\.module\.css")/g;

/**
 * Writes the name of a class where it is used, in place of an object with all names of its file; the bundler then warns of a
 * class that a component names and no style has.
 */
export function classNames(): Plugin {
  return {
    name: "class-names",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes(".module.css")) return;
      return { code: code.replace(imported, "import * as $1 from $2"), map: null };
    },
  };
}
