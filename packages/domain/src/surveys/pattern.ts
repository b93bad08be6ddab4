/** What is wrong with a pattern: it is none, it can mean nothing here, or it would take too much. */
export type PatternProblem = "unreadable" | "unsupported" | "too-heavy";

/** The most characters of a pattern. */
export const longestPattern = 200;
// Repetitions with a count are written out: {1000} of a group of ten would be ten thousand steps.
const mostSteps = 2000;

type Node =
  | { readonly kind: "character"; readonly matches: RegExp }
  | { readonly kind: "start" | "end" }
  | { readonly kind: "sequence" | "choice"; readonly parts: readonly Node[] }
  | { readonly kind: "repeat"; readonly part: Node; readonly least: number; readonly most: number };

class Refused extends Error {
  readonly problem: PatternProblem;
  constructor(problem: PatternProblem) {
    super(problem);
    this.problem = problem;
  }
}

// One character of a pattern: a class, an escape, or itself. The browser's own engine reads it, alone.
const atom =
  /^(?:\[(?:\\.|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9a-f]{4}|x[0-9a-f]{2}|c[a-z]|[^bBk1-9])|[^\\[\](){}*+?|^$])/iu;
const count = /^(?:[*+?]|\{(\d{1,4})(?:(,)(\d{1,4})?)?\})/;

function parse(source: string): Node {
  let at = 0;
  const rest = () => source.slice(at);
  function choice(): Node {
    const parts = [sequence()];
    while (source[at] === "|") {
      at += 1;
      parts.push(sequence());
    }
    return parts.length === 1 ? (parts[0] as Node) : { kind: "choice", parts };
  }
  function sequence(): Node {
    const parts: Node[] = [];
    while (at < source.length && source[at] !== "|" && source[at] !== ")") parts.push(repeated());
    return { kind: "sequence", parts };
  }
  function repeated(): Node {
    const part = single();
    const [said, low, comma, high] = count.exec(rest()) ?? [];
    if (said === undefined) return part;
    at += said.length;
    if (source[at] === "?") at += 1; // Lazy or greedy, the same texts match.
    const least = said === "+" ? 1 : Number(low ?? 0);
    const most = said === "?" ? 1 : comma || low === undefined ? Number(high ?? Infinity) : least;
    return { kind: "repeat", part, least, most };
  }
  function single(): Node {
    if (source[at] === "^" || source[at] === "$") {
      at += 1;
      return { kind: source[at - 1] === "^" ? "start" : "end" };
    }
    if (source[at] !== "(") return character();
    const opening = /^\((?:\?:|\?<[\p{L}_]\w*>)?(?!\?)/u.exec(rest())?.[0];
    if (!opening) throw new Refused("unsupported");
    at += opening.length;
    const inner = choice();
    at += 1;
    return inner;
  }
  function character(): Node {
    const said = atom.exec(rest())?.[0];
    if (said === undefined) throw new Refused("unsupported");
    at += said.length;
    return { kind: "character", matches: new RegExp(`^${said}$`, "u") };
  }
  return choice();
}

// Repetitions without end inside others ((a+)+) say nothing that one does not, and are how patterns hang elsewhere.
function checkRepeats(node: Node, isWithin: boolean): number {
  if (node.kind === "sequence" || node.kind === "choice")
    return 1 + node.parts.reduce((sum, part) => sum + checkRepeats(part, isWithin), 0);
  if (node.kind !== "repeat") return 1;
  const isEndless = node.most === Infinity;
  if (isEndless && isWithin) throw new Refused("too-heavy");
  const steps =
    (1 + checkRepeats(node.part, isWithin || isEndless)) *
    Math.max(1, isEndless ? node.least + 1 : node.most);
  if (steps > mostSteps) throw new Refused("too-heavy");
  return steps;
}

function read(pattern: string): Node | PatternProblem {
  if (pattern.length > longestPattern) return "too-heavy";
  try {
    new RegExp(pattern, "u");
  } catch {
    return "unreadable";
  }
  try {
    const node = parse(pattern);
    return checkRepeats(node, false) > mostSteps ? "too-heavy" : node;
  } catch (error) {
    return error instanceof Refused ? error.problem : "unsupported";
  }
}

/** Gives what is wrong with a pattern of a configuration; null when it can be used (SURVEY-OP7). */
export function patternProblem(pattern: string): PatternProblem | null {
  const reading = read(pattern);
  return typeof reading === "string" ? reading : null;
}

/** Gives the places where a part can end, of a text in which it starts at the places given. */
function advance(node: Node, text: readonly string[], from: ReadonlySet<number>): Set<number> {
  switch (node.kind) {
    case "character":
      return new Set(
        [...from]
          .filter((at) => at < text.length && node.matches.test(text[at] as string))
          .map((at) => at + 1),
      );
    case "start":
      return new Set([...from].filter((at) => at === 0));
    case "end":
      return new Set([...from].filter((at) => at === text.length));
    case "sequence":
      return node.parts.reduce((places, part) => advance(part, text, places), new Set(from));
    case "choice":
      return new Set(node.parts.flatMap((part) => [...advance(part, text, from)]));
    case "repeat": {
      let places = new Set(from);
      for (let times = 0; times < node.least && places.size > 0; times++)
        places = advance(node.part, text, places);
      const reached = new Set(places);
      for (let times = node.least; times < node.most && places.size > 0; times++) {
        places = new Set([...advance(node.part, text, places)].filter((at) => !reached.has(at)));
        for (const at of places) reached.add(at);
      }
      return reached;
    }
  }
}

/**
 * True when the whole text matches the pattern, as the `pattern` of an HTML field does; a pattern that cannot be used refuses
 * nothing. It takes a time in proportion to the text: places are followed all at once, nothing is ever tried again.
 */
export function matchesPattern(pattern: string, text: string): boolean {
  const node = read(pattern);
  if (typeof node === "string") return true;
  const characters = [...text];
  return advance(node, characters, new Set([0])).has(characters.length);
}
