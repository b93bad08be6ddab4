import { resolve } from "node:path";
import type { Rolldown } from "vite";
import { planPieces } from "./plan.ts";

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Extract<Group["name"], (...args: never) => unknown>>[1];

/** The modules that each page runs beside the app's own, by its path (`app/routes/partsOfPages.ts`). */
export type PartsOfPages = Readonly<Record<string, readonly string[]>>;

// More than there will be: a group that gets no module makes no file.
const mostPieces = 300;
// What a byte of source becomes: without types, minified, in brotli.
const travels = 0.15;

/**
 * The groups of modules that pages share, in one file each (docs/decisions/0085-lighter-pages.md): `isOfApp` says which
 * modules every page has, `placeOf` which others have their file already, and which.
 */
export function pieces(
  root: string,
  parts: PartsOfPages,
  isOfApp: (id: string, context: Context) => boolean,
  placeOf: (id: string, context: Context) => string | null,
): Group[] {
  let planned: Map<string, number> | null = null;
  return Array.from({ length: mostPieces }, (_, place) => ({
    debugName: `piece ${place}`,
    // In their order: a group takes what its modules import with them, unless one before it has it.
    priority: mostPieces - place,
    name: (id: string, context: Context) => {
      planned ??= planOf(
        root,
        parts,
        (module) => isOfApp(module, context),
        (module) => placeOf(module, context),
        context,
      );
      return planned.get(id) === place ? "piece" : null;
    },
  }));
}

function planOf(
  root: string,
  parts: PartsOfPages,
  isOfApp: (id: string) => boolean,
  placeOf: (id: string) => string | null,
  context: Context,
): Map<string, number> {
  const ownOf = (ids: readonly string[]) => [...withImports(ids, context)].filter((id) => !isOfApp(id));
  const idsOf = (modules: readonly string[]) => modules.map((module) => resolve(root, module));
  const pages = Object.entries(parts).map(([path, modules]) => ({
    path,
    isAgency: /^\/agence(\/|$)/.test(path),
    modules: ownOf(idsOf(modules)),
  }));
  const pagesOf = new Map<string, bigint>();
  let agency = 0n;
  pages.forEach(({ isAgency, modules }, place) => {
    const page = 1n << BigInt(place);
    if (isAgency) agency |= page;
    for (const id of modules) pagesOf.set(id, (pagesOf.get(id) ?? 0n) | page);
  });
  // What a page fetches when it is opened there counts like a page: it must not bring all of another one.
  const known = new Set(Object.values(parts).flatMap(idsOf));
  fetchedBy(pages, known, ownOf, context).forEach(({ isAgency, modules }, place) => {
    const part = 1n << BigInt(pages.length + place);
    if (isAgency) agency |= part;
    for (const id of modules) if (pagesOf.has(id)) pagesOf.set(id, (pagesOf.get(id) ?? 0n) | part);
  });
  const sizeOf = (id: string) => (context.getModuleInfo(id)?.code?.length ?? 0) * travels;
  const plan = planPieces({
    pagesOf,
    agency,
    pages: pages.map(({ path, modules }) => weightOf(path, modules.map(sizeOf))),
    importsOf: (id) => withImports([id], context),
    placeOf,
    sizeOf,
  });
  return new Map(plan.flatMap((modules, place) => modules.map((id) => [id, place] as const)));
}

// A byte counts as often as there are pages that bring it, more on a page that has much already and less on a small one: each has
// its most (SPACE-22, AGUI-34). Home, where all begin, is small and counts twice.
const usual = 24_000;
function weightOf(path: string, sizes: readonly number[]): number {
  if (path === "/accueil") return 2;
  const size = sizes.reduce((all, one) => all + one, 0);
  return Math.min(Math.max((size / usual) ** 1.5, 0.5), 4);
}

interface Part {
  readonly isAgency: boolean;
  readonly modules: readonly string[];
}

/** The parts that pages fetch later, and those parts in turn; the agency’s are those that nobody else fetches. */
function fetchedBy(
  pages: readonly Part[],
  known: ReadonlySet<string>,
  ownOf: (ids: readonly string[]) => readonly string[],
  context: Context,
): Part[] {
  const found = new Map<string, Part>();
  for (const isAgency of [false, true]) {
    const all = pages.filter((page) => page.isAgency === isAgency);
    for (const { modules } of all)
      for (const part of modules.flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [])) {
        // A page of the agency may stand behind one door with another.
        if (known.has(part) || found.has(part)) continue;
        const fetched = { isAgency, modules: ownOf([part]) };
        found.set(part, fetched);
        all.push(fetched);
      }
  }
  return [...found.values()];
}

/** Gives modules and all that they import, directly or not, without what they fetch. */
export function withImports(ids: readonly string[], context: Context): ReadonlySet<string> {
  const found = new Set(ids);
  for (const id of found) for (const other of context.getModuleInfo(id)?.importedIds ?? []) found.add(other);
  return found;
}
