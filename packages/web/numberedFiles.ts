import type { Plugin } from "vite";

/** What of a chunk its lists are made of; its code is written anew. */
interface Chunk {
  readonly type: "chunk";
  readonly name: string;
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
  code: string;
}
type Bundle = Readonly<Record<string, Chunk | { readonly type: "asset" }>>;

// As Vite writes them: the names of all files that a chunk may fetch, and which of them each `import()` needs.
const namesOfChunk = /const __vite__mapDeps=.*?m\.f=(\[.*?\])\)\)\)=>i\.map\(i=>d\[i\]\);\n/;
const listOfImport = /__vite__mapDeps\((\[[\d,]*\])\)/g;

/**
 * Says what each `import()` fetches by numbers, in place of the names of files: of scripts, what they import before them; what the chunk
 * that imports runs itself is there already. The first numbers are of scripts with styles. `nameNumbered.mjs` gives the files the names
 * that `loadPart.ts` makes of them. With names these lists were 3 % of a page as it travels (docs/decisions/0093-files-have-numbers.md).
 */
export function numberedFiles(): Plugin {
  return {
    name: "numbered-files",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const source = JSON.stringify(numberLists(bundle));
        this.emitFile({ type: "asset", fileName: "numbered.json", source });
      },
    },
  };
}

/** Writes the lists of a bundle by numbers; gives the files of each number from 1 on: a script, and its styles. */
export function numberLists(bundle: Bundle): string[][] {
  // What most pages run first: their numbers are the shortest.
  const chunks = chunksOf(bundle).sort((one, other) => rank(one) - rank(other));
  const lists = chunks.map((chunk) => listsOf(chunk, bundle));
  const files = [...new Set(lists.flat(2))].map((script) => [script, ...stylesOf(bundle, script)]);
  const numbered = [
    ...files.filter(({ length }) => length > 1),
    ...files.filter(({ length }) => length === 1),
  ];
  const numbers = new Map(numbered.map(([script], place) => [script, place + 1]));
  chunks.forEach((chunk, place) => {
    const written = lists[place]?.map((list) => JSON.stringify(list.map((script) => numbers.get(script))));
    chunk.code = chunk.code.replace(namesOfChunk, "").replace(listOfImport, () => written?.shift() ?? "");
  });
  return numbered;
}

const chunkAt = (bundle: Bundle, name: string): Chunk | null => {
  const file = bundle[name];
  return file?.type === "chunk" ? file : null;
};

const chunksOf = (bundle: Bundle): Chunk[] =>
  Object.keys(bundle).flatMap((name) => chunkAt(bundle, name) ?? []);

const rank = ({ name }: Chunk): number => ["base", "borrowed", "app"].indexOf(name) >>> 0;

const stylesOf = (bundle: Bundle, script: string): readonly string[] => [
  ...(chunkAt(bundle, script)?.viteMetadata?.importedCss ?? []),
];

/** The scripts that each `import()` of a chunk fetches, one after the other. */
function listsOf({ fileName, code }: Chunk, bundle: Bundle): string[][] {
  const names: string[] = JSON.parse(namesOfChunk.exec(code)?.[1] ?? "[]");
  const here = scriptsRunBy(fileName, bundle);
  const filesHere = new Set([...here].flatMap((script) => [script, ...stylesOf(bundle, script)]));
  return [...code.matchAll(listOfImport)].map(([, places = "[]"]) => {
    const listed = (JSON.parse(places) as number[]).map((place) => names[place] ?? "");
    const target = listed.find((name) => name.endsWith(".js")) ?? "";
    const needed = [...scriptsRunBy(target, bundle)].filter((script) => !here.has(script));
    const fetched = needed.flatMap((script) => [script, ...stylesOf(bundle, script)]);
    const others = listed.filter((name) => !fetched.includes(name) && !filesHere.has(name));
    if (others.length > 0 || !fetched.every((name) => listed.includes(name)))
      throw new Error(`${fileName} fetches ${listed}, and not ${fetched}`);
    return needed;
  });
}

/** The scripts that a chunk runs at once, each after those that it imports: so are their styles to follow each other. */
function scriptsRunBy(name: string, bundle: Bundle, scripts = new Set<string>(), seen = new Set<string>()) {
  if (seen.has(name)) return scripts;
  seen.add(name);
  for (const imported of chunkAt(bundle, name)?.imports ?? []) scriptsRunBy(imported, bundle, scripts, seen);
  return scripts.add(name);
}
