import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vite";
import { classNames, scopedName } from "./classNames.ts";
import { devPages } from "./devPages.ts";
import { frenchPhones } from "./frenchPhones.ts";
import { minified } from "./minified.ts";
import { numberedFiles } from "./numberedFiles.ts";
import { pieces, withImports } from "./pieces/pieces.ts";
import { queriesOnly } from "./queriesOnly.ts";

type ChunkingContext = Parameters<
  Extract<Rolldown.CodeSplittingGroup["name"], (...args: never) => unknown>
>[1];

const root = import.meta.dirname;
const api = process.env.API_URL ?? "http://localhost:3000";

// Written by `build.mjs` once it has built the server’s half: what each page runs.
const partsFile = join(root, "dist/server/parts.json");
const partsOfPages = existsSync(partsFile) ? JSON.parse(readFileSync(partsFile, "utf8")) : {};

// Of a file that some parts share the bundler names them all.
const shortName = (name: string) => name.replace(/~.*|\.\w+$/, "");

const inBrowsers: Rolldown.RolldownOptions = {
  // How long each plugin took is nothing for those who start the portal.
  checks: { pluginTimings: false },
  input: ["public.html", "app.html", "src/offline.ts", "src/mailbox.ts", "src/early.ts"],
  output: {
    // The app names all files that it may fetch: what stands for nothing else weighs on every page. 42 bits tell versions apart, the bundler makes no shorter ones.
    entryFileNames: "assets/[name]-[hash:7].js",
    chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash:7].js`,
    assetFileNames: ({ names }) => `assets/${shortName(names[0] ?? "")}-[hash:7][extname]`,
    codeSplitting: {
      groups: [
        { debugName: "react", priority: 1006, name: (id) => (isReact(id) ? "react" : null) },
        { debugName: "base", priority: 1005, name: (id, context) => (isBase(id, context) ? "base" : null) },
        {
          debugName: "borrowed",
          priority: 1004,
          name: (id, context) => (isBorrowed(id, context) ? "borrowed" : null),
        },
        {
          debugName: "shared",
          priority: 1003,
          name: (id, context) => (isShared(id, context) && !isForm(id) ? sharedBy(id, context) : null),
        },
        // After what it is made of: what only shows a field, or keeps a draft, fetches no form.
        {
          debugName: "forms",
          priority: 1002,
          name: (id, context) => (isShared(id, context) && isForm(id) ? "forms" : null),
        },
        { debugName: "entry", priority: 1001, name: entryOf },
        // Each file for those that need all of it, as the bundler does by itself; else it would go with a piece.
        {
          debugName: "apart",
          priority: 1000,
          entriesAware: true,
          name: (id, context) => (isApart(id, context) ? "part" : null),
        },
        ...pieces(root, partsOfPages, (id, context) => runsIn("src/main.tsx", id, context), placeOf),
      ],
    },
  },
};

/**
 * In browsers two entries: the public pages (`public.html`) and the app (`app.html`); on the server two more, which write
 * pages. `build.mjs` makes the pages out of them.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  appType: "custom",
  plugins: [
    react(),
    devPages(),
    classNames(),
    loadedParts(),
    notedParts(),
    filesOfModules(),
    pdfImages(),
    frenchPhones(),
    queriesOnly(),
    numberedFiles(),
    minified(),
  ],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: "es2022",
    // The prerendered pages name their own files; nothing is preloaded that a page does not run.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The lists of the password estimator, fetched by nobody who does not type a new password.
    chunkSizeWarningLimit: 800,
    rolldownOptions: isSsrBuild ? { input: ["src/prerender.tsx", "src/draw.tsx"] } : inBrowsers,
  },
  // The server's build needs nothing beside itself where it runs.
  ssr: { noExternal: command === "build" ? true : [] },
  // Else the server would draw with the React that warns developers, unless its environment says otherwise.
  ...(command === "build" && { define: { "process.env.NODE_ENV": JSON.stringify("production") } }),
  server: { proxy: { "/api": api, "/brand": api, "/manifest.webmanifest": api, "/boite-aux-lettres": api } },
}));

/** Puts our own loading around every `import()`, in place of the bundler's. */
function loadedParts(): Plugin {
  return {
    name: "loaded-parts",
    apply: "build",
    enforce: "pre",
    resolveId: (id) =>
      id === "\0vite/preload-helper.js" ? join(root, "src/client/loading/loadPart.ts") : null,
  };
}

/**
 * Puts what decodes the images of scanned PDFs (JPEG 2000, JBIG2) beside the files of the app, where the reader looks for it by
 * its own names (`ui/reader/pdf.ts`). In place of WebAssembly, which our policy does not run.
 */
function pdfImages(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: "pdf-images",
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    async generateBundle() {
      const { version } = require("pdfjs-dist/package.json");
      for (const name of ["openjpeg_nowasm_fallback.js", "jbig2_nowasm_fallback.js"]) {
        const source = await readFile(require.resolve(`pdfjs-dist/wasm/${name}`));
        this.emitFile({ type: "asset", fileName: `assets/pdf-${version}/${name}`, source });
      }
    },
  };
}

/** Puts our own noting around every `import()` of the server's build, so that the head of a drawn page can name its files. */
function notedParts(): Plugin {
  const noting = join(root, "src/client/loading/notedParts.ts");
  const form = /\bimport\(\s*"(\.[^"]+)"\s*\)/g;
  return {
    name: "noted-parts",
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    enforce: "post",
    transform(code, id) {
      if (!form.test(code)) return;
      const noted = code.replace(form, (imported, path: string) => {
        const module = relative(root, resolve(dirname(id), path));
        return `runPart(${JSON.stringify(module)}, () => ${imported})`;
      });
      return { code: `import { runPart } from ${JSON.stringify(noting)};\n${noted}`, map: null };
    },
  };
}

/** Says which file has each module of the app, for `build.mjs`: the manifest knows the first one of a file only. */
function filesOfModules(): Plugin {
  return {
    name: "files-of-modules",
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    generateBundle(_options, bundle) {
      const files: Record<string, string> = {};
      for (const chunk of Object.values(bundle))
        if (chunk.type === "chunk")
          for (const id of chunk.moduleIds) files[relative(root, id)] = chunk.fileName;
      this.emitFile({ type: "asset", fileName: "modules.json", source: JSON.stringify(files) });
    },
  };
}

// React starts in a file, and so in a task, of its own: no task of the start keeps a tap waiting.
const isReact = (id: string) =>
  /\/node_modules\/(react|react-dom|scheduler)\//.test(id) || id.endsWith("/client/reactRoot.ts");

// Libraries name all that they have in one file; these are for pages that come later, each with those that need it.
const isLater = (id: string) => /\/(useInfiniteQuery|infiniteQueryObserver)\.js$/.test(id);

// What both entries run at once goes in one file, and what each adds in another: few files, compressed better.
// The rest (what is fetched later) is left to the bundler.
const runsIn = (entry: string, id: string, context: ChunkingContext) =>
  !isLater(id) && modulesOf(entry, context, "at once").has(id);
const isBase = (id: string, context: ChunkingContext) =>
  runsIn("src/main.tsx", id, context) && runsIn("src/public.tsx", id, context);
// What the app runs at once and a public page may fetch: never in the app's own file, which starts the app.
const isBorrowed = (id: string, context: ChunkingContext) =>
  runsIn("src/main.tsx", id, context) && modulesOf("src/public.tsx", context, "next").has(id);
// A page of the app that needs a field later must not fetch the sign-in page with it, nor what signing in asks for.
const isShared = (id: string, context: ChunkingContext) =>
  runsIn("src/public.tsx", id, context) && modulesOf("src/main.tsx", context, "later").has(id);

// Of what the public pages share with pages of the app, these run some and seldom all: in files by how many do.
function sharedBy(id: string, context: ChunkingContext): string {
  const pages = pagesRun(context).filter((modules) => modules.has(id)).length;
  // How to reach the agency stands where nothing is found: home, which runs a button of the fields, has none of it.
  if (id.includes("/ui/publicFrame/") && pages >= 4) return "contact";
  return pages >= 10 ? "fields" : pages >= 4 ? "shared" : "frames";
}

let run: ReadonlySet<string>[] | null = null;

/** The modules that each page runs beside the app's own. */
const pagesRun = (context: ChunkingContext): ReadonlySet<string>[] => {
  run ??= Object.values<string[]>(partsOfPages).map((parts) =>
    withImports(
      parts.map((part) => resolve(root, part)),
      context,
    ),
  );
  return run;
};

// What a public page may fetch is in no piece: it would bring what only the app needs.
function isApart(id: string, context: ChunkingContext): boolean {
  return isLater(id) || modulesOf("src/public.tsx", context, "of its own").has(id);
}

// The file that holds such a module: all of it comes where one module is needed.
function placeOf(id: string, context: ChunkingContext): string | null {
  if (isShared(id, context)) return isForm(id) ? "forms" : sharedBy(id, context);
  return isApart(id, context) ? id : null;
}

const isForm = (id: string) => id.includes("/src/ui/editing/");

function entryOf(id: string, context: ChunkingContext): string | null {
  if (runsIn("src/main.tsx", id, context)) return "app";
  return runsIn("src/public.tsx", id, context) ? "public" : null;
}

const known = new Map<string, Set<string>>();

/**
 * The modules that an entry imports, directly or not: without waiting, with what those fetch next, all of them, or all but what
 * the app’s own modules fetch.
 */
function modulesOf(
  entry: string,
  context: ChunkingContext,
  when: "at once" | "next" | "later" | "of its own",
): ReadonlySet<string> {
  const key = `${entry} ${when}`;
  const found = known.get(key) ?? new Set([resolve(root, entry)]);
  if (known.has(key)) return found;
  known.set(key, found);
  const fetching = when === "next" ? modulesOf(entry, context, "at once") : found;
  for (const id of found) {
    const module = context.getModuleInfo(id);
    for (const imported of module?.importedIds ?? []) found.add(imported);
    if (when === "at once" || !fetching.has(id)) continue;
    if (when === "of its own" && runsIn("src/main.tsx", id, context)) continue;
    for (const imported of module?.dynamicallyImportedIds ?? []) found.add(imported);
  }
  return found;
}
