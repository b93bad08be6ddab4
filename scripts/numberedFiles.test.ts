import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { nameNumbered } from "../packages/web/nameNumbered.mjs";
import { numberLists } from "../packages/web/numberedFiles.ts";

interface Chunk {
  readonly imports?: readonly string[];
  readonly style?: string;
  readonly code?: string;
}

/** Chunks as the bundler leaves them, and what they say once their lists are numbers. */
function numbered(chunks: Readonly<Record<string, Chunk>>) {
  const bundle = Object.fromEntries(
    Object.entries(chunks).map(([fileName, { imports = [], style, code = "" }]) => {
      const viteMetadata = { importedCss: new Set(style ? [style] : []) };
      return [fileName, { type: "chunk" as const, name: fileName, fileName, imports, code, viteMetadata }];
    }),
  );
  const files = numberLists(bundle);
  return { files, codeOf: (name: string) => bundle[name]?.code };
}

/** What the bundler writes before a chunk that may fetch these files. */
const naming = (...names: readonly string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(names)})))=>i.map(i=>d[i]);\n`;

describe("the files that an import fetches", () => {
  it("are numbers, the first of those with styles, each after what it imports, without what runs already (SPACE-22)", () => {
    const { files, codeOf } = numbered({
      "app.js": {
        imports: ["base.js"],
        style: "app.css",
        code: `${naming("page.js", "base.js", "plain.js", "piece.js", "piece.css")}load(run, __vite__mapDeps([0,1,2,3,4]));load(other, [])`,
      },
      "base.js": {},
      "page.js": { imports: ["base.js", "plain.js", "piece.js"] },
      "piece.js": { style: "piece.css" },
      "plain.js": {},
    });
    expect(codeOf("app.js")).toBe("load(run, [2,1,3]);load(other, [])");
    expect(files).toEqual([["piece.js", "piece.css"], ["plain.js"], ["page.js"]]);
  });

  it("stop the build where they are not those that the bundler found", () => {
    const page = { "page.js": { imports: [] } };
    const code = `${naming("page.js", "elsewhere.js")}load(run, __vite__mapDeps([0,1]))`;
    expect(() => numbered({ ...page, "app.js": { code } })).toThrow("app.js fetches page.js,elsewhere.js");
  });
});

describe("numbered files", () => {
  let dist: string;
  const read = (name: string) => readFile(join(dist, name), "utf8");
  const build = async (script: string) => {
    await rm(dist, { recursive: true, force: true });
    await mkdir(join(dist, "assets"), { recursive: true });
    const files = {
      "numbered.json": JSON.stringify([["assets/piece-a_1.js", "assets/piece-b-2.css"]]),
      "assets/piece-a_1.js": script,
      "assets/piece-b-2.css": ".a{}",
      "assets/react-Bv9.js": 'import"./piece-a_1.js"',
      "manifest.json": '{"file":"assets/piece-a_1.js","css":["assets/piece-b-2.css"]}',
      "modules.json": "{}",
      "app.html": '<html lang="fr"><script src="/assets/piece-a_1.js"></script>',
      "public.html": '<html lang="fr">',
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(dist, name), text);
    await nameNumbered(dist);
    return /data-files="([\w-]{7})"/.exec(await read("app.html"))?.[1];
  };
  beforeEach(async () => {
    dist = await mkdtemp(join(tmpdir(), "numbered-"));
  });
  afterEach(() => rm(dist, { recursive: true, force: true }));

  it("are named by their number and the version wherever they are named, and the page says the version", async () => {
    const version = await build("1");
    expect((await readdir(join(dist, "assets"))).sort()).toEqual(
      [`1-${version}.css`, `1-${version}.js`, "react-Bv9.js"].sort(),
    );
    expect(await read("assets/react-Bv9.js")).toBe(`import"./1-${version}.js"`);
    expect(JSON.parse(await read("manifest.json"))).toEqual({
      file: `assets/1-${version}.js`,
      css: [`assets/1-${version}.css`],
    });
    expect(await read("app.html")).toBe(
      `<html data-files="${version}" data-styled="1" lang="fr"><script src="/assets/1-${version}.js"></script>`,
    );
  });

  it("have the same names as long as nothing in them changes, and others once one does", async () => {
    const [first, again, changed] = [await build("1"), await build("1"), await build("2")];
    expect([again === first, changed === first]).toEqual([true, false]);
  });
});
