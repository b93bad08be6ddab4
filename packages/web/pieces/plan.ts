/** What is known of the modules that go into pieces: files that pages share. */
export interface Shares {
  /** The pages that run each module, a bit for each; after them the parts that a page fetches later. */
  readonly pagesOf: ReadonlyMap<string, bigint>;
  /** How much a byte of each page counts, without those parts. */
  readonly pages: readonly number[];
  /** Of them the agency's, whose own modules go to nobody else (AGUI-34). */
  readonly agency: bigint;
  /** All modules that one imports, directly or not. */
  readonly importsOf: (module: string) => Iterable<string>;
  /** The file that a module has already, by any name; null for one that is to go into a piece. Files are only reckoned with. */
  readonly placeOf: (module: string) => string | null;
  /** What it brings, in bytes as they travel. */
  readonly sizeOf: (module: string) => number;
}

interface Piece {
  readonly modules: string[];
  size: number;
  pages: bigint;
  readonly isPlaced: boolean;
  /** Those that it imports, directly or not. */
  needs: Set<Piece>;
  /** What pages are spared where it is one with another, as far as that was reckoned since either changed. */
  readonly spared: Map<Piece, number>;
}

// Bytes that a page is spared for each file less: what is compressed together is smaller, and the names of its exports go.
const ofFile = 100;
// Bytes that every page is spared for each file less: the app names all files, and says which of them each part needs.
const ofName = 20;

/**
 * Says which modules go together in one file: those that the same pages run, and those of nearly the same pages where that
 * spares pages more bytes than it brings to those that do not run them. A piece needs only those before it.
 */
export function planPieces(shares: Shares): string[][] {
  let pieces = samePages(shares);
  for (let pair = bestPair(pieces, shares); pair; pair = bestPair(pieces, shares)) {
    join(...pair, pieces);
    pieces = pieces.filter((piece) => piece !== pair?.[1]);
  }
  const planned = pieces.filter(({ isPlaced }) => !isPlaced);
  return planned.sort((a, b) => a.needs.size - b.needs.size).map(({ modules }) => modules);
}

function samePages({ pagesOf, importsOf, placeOf, sizeOf }: Shares): Piece[] {
  const pieces = new Map<string, Piece>();
  const pieceOf = new Map<string, Piece>();
  for (const [module, pages] of pagesOf) {
    const place = placeOf(module);
    const key = place ?? String(pages);
    const piece: Piece = pieces.get(key) ?? {
      modules: [],
      size: 0,
      pages,
      isPlaced: place !== null,
      needs: new Set(),
      spared: new Map(),
    };
    pieces.set(key, piece);
    pieceOf.set(module, piece);
    piece.pages |= pages;
    piece.modules.push(module);
    piece.size += sizeOf(module);
  }
  for (const [module, piece] of pieceOf)
    for (const imported of importsOf(module)) {
      const needed = pieceOf.get(imported);
      if (needed && needed !== piece) piece.needs.add(needed);
    }
  // A file comes whole, with what any of its modules imports.
  for (const { needs } of pieces.values())
    for (const needed of needs) for (const further of needed.needs) needs.add(further);
  return [...pieces.values()];
}

function bestPair(pieces: readonly Piece[], shares: Shares): [Piece, Piece] | null {
  let best: [Piece, Piece] | null = null;
  let most = 0;
  const open = pieces.filter(({ isPlaced }) => !isPlaced);
  open.forEach((a, place) => {
    for (const b of open.slice(place + 1)) {
      const spared = a.spared.get(b) ?? sparedBy(a, b, shares);
      a.spared.set(b, spared);
      if (spared <= most || isBetween(a, b) || isBetween(b, a)) continue;
      most = spared;
      best = [a, b];
    }
  });
  return best;
}

/** The bytes that all pages together are spared when two pieces are one; nothing where the agency's would come to others. */
function sparedBy(a: Piece, b: Piece, { pages, agency }: Shares): number {
  const isAgency = (piece: Piece) => (piece.pages & ~agency) === 0n;
  if (isAgency(a) !== isAgency(b)) return 0;
  const all = a.pages | b.pages;
  const brought = (piece: Piece) => count(all & ~piece.pages, pages) * piece.size;
  let spared = ofFile * count(a.pages & b.pages, pages) + ofName * pages.length - brought(a) - brought(b);
  if (spared <= 0) return 0;
  for (const needed of new Set([...a.needs, ...b.needs])) spared -= brought(needed);
  return spared;
}

/** True where a third piece lies between two: as one they would need each other. */
const isBetween = (from: Piece, to: Piece) =>
  [...from.needs].some((piece) => piece !== to && piece.needs.has(to));

function join(one: Piece, other: Piece, pieces: readonly Piece[]): void {
  one.modules.push(...other.modules);
  one.size += other.size;
  one.pages |= other.pages;
  one.needs = new Set([...one.needs, ...other.needs].filter((piece) => piece !== one && piece !== other));
  const changed = new Set([one]);
  for (const piece of pieces) {
    if (piece === one || !(piece.needs.delete(other) || piece.needs.has(one))) continue;
    piece.needs.add(one);
    for (const needed of one.needs) piece.needs.add(needed);
  }
  // Who fetches a piece fetches what it needs.
  for (const needed of one.needs) {
    if ((one.pages & ~needed.pages) === 0n) continue;
    needed.pages |= one.pages;
    changed.add(needed);
  }
  // Most pairs stay as they are: reckoned anew each time, they were a third of a build.
  for (const piece of pieces) {
    if (![piece, ...piece.needs].some((known) => changed.has(known))) continue;
    piece.spared.clear();
    for (const { spared } of pieces) spared.delete(piece);
  }
}

// What is opened in a page is fetched by few who fetch the page.
const ofPart = 0.1;

const counted = new WeakMap<readonly number[], Map<bigint, number>>();

/** How much these pages count, a part of a page that comes later counting little. */
function count(places: bigint, pages: readonly number[]): number {
  const known = counted.get(pages) ?? new Map<bigint, number>();
  counted.set(pages, known);
  const before = known.get(places);
  if (before !== undefined) return before;
  const parts = (places >> BigInt(pages.length)).toString(2).replaceAll("0", "").length;
  const isAmong = (place: number) => ((places >> BigInt(place)) & 1n) === 1n;
  const all = pages.reduce((sum, weight, place) => sum + (isAmong(place) ? weight : 0), parts * ofPart);
  known.set(places, all);
  return all;
}
