import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { type ConstantText, constantText } from "../http/answers/sendCompressed.ts";

const own = (name: string) => fileURLToPath(new URL(`page/${name}`, import.meta.url));
const library = (name: string) => createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`);

const css = "text/css; charset=utf-8";
const js = "text/javascript; charset=utf-8";
const files: Readonly<Record<string, readonly [path: string, type: string]>> = {
  "swagger-ui.css": [library("swagger-ui.css"), css],
  "swagger-ui-bundle.js": [library("swagger-ui-bundle.js"), js],
  "page.css": [own("page.css"), css],
  "start.js": [own("start.js"), js],
};

export interface PageFile {
  readonly text: ConstantText;
  readonly type: string;
  /** Another one for another content, so that browsers may keep the file for good. */
  readonly version: string;
}

const known = new Map<string, PageFile>();

/** Gives a file that the page of the reference loads, or null when there is none of this name. */
export function pageFile(name: string): PageFile | null {
  const [path, type] = (Object.hasOwn(files, name) && files[name]) || [];
  if (!path || !type) return null;
  const read = () => {
    const text = readFileSync(path, "utf8");
    return {
      text: constantText(text),
      type,
      version: createHash("sha256").update(text).digest("hex").slice(0, 12),
    };
  };
  const file = known.get(name) ?? read();
  known.set(name, file);
  return file;
}
