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
 * Says what each `import()` fetches by numbers, in place of the names of files: of scripts, what they import before them, and below zero
 * where styles go with a script; what the chunk that imports runs itself is there already. `nameNumbered.mjs` gives the files the names
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
  const scripts: string[] = [];
  // What most pages run first: their numbers are the shortest.
  for (const chunk of chunksOf(bundle).sort((one, other) => rank(one) - rank(other)))
    writeNumbers(chunk, bundle, scripts);
  return scripts.map((script) => [script, ...stylesOf(bundle, script)]);
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

function writeNumbers(chunk: Chunk, bundle: Bundle, scripts: string[]): void {
  const [header = "", found = "[]"] = namesOfChunk.exec(chunk.code) ?? [];
  const names: string[] = JSON.parse(found);
  const here = scriptsRunBy(chunk.fileName, bundle);
  const filesHere = new Set([...here].flatMap((script) => [script, ...stylesOf(bundle, script)]));
  const numberOf = (script: string): number => {
    if (!scripts.includes(script)) scripts.push(script);
    return scripts.indexOf(script) + 1;
  };
  chunk.code = chunk.code.replace(header, "").replace(listOfImport, (_call, places: string) => {
    const listed = (JSON.parse(places) as number[]).map((place) => names[place] ?? "");
    const target = listed.find((name) => name.endsWith(".js")) ?? "";
    const needed = [...scriptsRunBy(target, bundle)].filter((script) => !here.has(script));
    const fetched = needed.flatMap((script) => [script, ...stylesOf(bundle, script)]);
    const others = listed.filter((name) => !fetched.includes(name) && !filesHere.has(name));
    if (others.length > 0 || !fetched.every((name) => listed.includes(name)))
      throw new Error(`${chunk.fileName} fetches ${listed}, and not ${fetched}`);
    return JSON.stringify(
      needed.map((script) => numberOf(script) * (stylesOf(bundle, script).length > 0 ? -1 : 1)),
    );
  });
}

/** The scripts that a chunk runs at once, each after those that it imports: so are their styles to follow each other. */
function scriptsRunBy(name: string, bundle: Bundle, scripts = new Set<string>(), seen = new Set<string>()) {
  if (seen.has(name)) return scripts;
  seen.add(name);
  for (const imported of chunkAt(bundle, name)?.imports ?? []) scriptsRunBy(imported, bundle, scripts, seen);
  return scripts.add(name);
}
