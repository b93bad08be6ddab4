import { isDeepStrictEqual } from "node:util";
import type { LightMyRequestResponse } from "fastify";
import type { TestApp } from "../testApp.ts";
import { type KeptRow, numberApart, readingEveryRow } from "./everyRow.store.ts";
import { shortLines } from "./shortLines.ts";

/** The rows of a database at a time, by what names them. */
export type Rows = ReadonlyMap<string, KeptRow>;

// What is another each time, by how it is written.
const lots: readonly (readonly [string, RegExp])[] = [
  ["password", /\$argon2id\$[^"\s]+/g],
  ["uuid", /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<=\b(?:FAM|AGE)-)[0-9a-f-]{16}/gi],
  ["bytes", /\\+x[0-9a-f]{16,}/g],
  ["hash", /(?<!\w)[0-9a-f]{64}(?!\w)/g],
  ["file", /(?<=papers\/)[0-9a-f]{2}\/[0-9a-f]{32}|(?<=photos\/)[\w-]{2}\/[\w-]{22}/g],
  ["lot", /(?<=\b(?:generation|ticket): (?:\d+ -> )?)[1-9]\d*/g],
  ["secret", /\b[A-Z2-7]{32}\b|(?<=calendar\/)[\w-]{32}|(?<="\d\d-)[0-9A-Z]{5}-[0-9A-Z]{5}/g],
  ["mailbox", /\w…\w(?=@)/g],
  // As long as the names of some opt-ins and of what is told, of which none is drawn by lot.
  ["key", /(?<![\w-])(?!\w+Information|Mes-)(?=[\w-]*[A-Z0-9])(?:[\w-]{43}|[\w-]{22})(?![\w-]|"?: )/g],
  ["code", /(?<=Code: ")(?:[a-z]{12}|\d{6})(?=")/g],
  ["cursor", /(?<=(?:next|previous): ")[\w-]+/g],
];
// Test people and contracts are counted on from file to file, those of the demonstration are not.
const counted: typeof lots = [["nth", /(?<=(?<![A-Za-z])(?:person\.|P-|GE-|MNH-|INT-|CARD-))[0-9a-f]+\b/g]];
const instant = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)|(?<!\w)1[6-9]\d{11}(?!\w)/g;
const number = /(?<![\w.])1\d{8}(?![\w.])/g;

const units = [
  ["d", 86_400_000],
  ["h", 3_600_000],
  ["min", 60_000],
  ["s", 1_000],
] as const;

const byDatabase = "by the database’s clock";

function agoOf(written: string, now: Date): string {
  const at = new Date(/^\d+$/.test(written) ? Number(written) : written).getTime();
  // The portal’s clock stands at a whole second.
  if (/\.\d*[1-9]/.test(written)) return byDatabase;
  const away = at - now.getTime();
  const [unit, length] = units.find(([, its]) => away % its === 0) ?? units[3];
  return away === 0 ? "now" : `now ${away < 0 ? "-" : "+"} ${Math.abs(away) / length} ${unit}`;
}

/** Gives something as lines, without what JSON closes. */
const linesOf = (thing: unknown): string[] =>
  (JSON.stringify(thing, null, 2) ?? "")
    .split("\n")
    .filter((line) => !/^\s*[\]}],?$/.test(line))
    .map((line) => line.replace(/,$/, "").replace(/^(\s*)"([^"]+)": /, "$1$2: "));

type NameOf = (kind: string, lot: string) => string;

type Columns = Readonly<Record<string, unknown>>;

/** Gives each row that was inserted, changed or deleted, with what it holds; but for what the database tells by its own clock. */
function changedRows(before: Rows, after: Rows, now: Date): string[] {
  const read = (kept: KeptRow | undefined): Columns =>
    JSON.parse(kept?.row ?? "{}", (_, value) =>
      typeof value === "string" ? value.replaceAll(instant, (at) => agoOf(at, now)) : value,
    );
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [former, latter] = [before.get(key), after.get(key)];
    if (former?.row === latter?.row) return [];
    if (!latter) return `deletes ${key}`;
    const [was, is] = [read(former), read(latter)];
    const changed = Object.entries(is).filter(
      ([name, value]) => !isDeepStrictEqual(value, was[name] ?? null),
    );
    if (former)
      return [
        `changes ${key}`,
        ...changed.map(
          ([name, value]) => `  ${name}: ${JSON.stringify(was[name])} -> ${JSON.stringify(value)}`,
        ),
      ].join("\n");
    const told = Object.fromEntries(changed.filter(([, value]) => value !== byDatabase));
    return [`inserts ${latter.table}`, ...linesOf(told).slice(1)].join("\n");
  });
}

// The first lines of a file that people read.
const firstLines = (type: string, body: string) => (type.startsWith("text/") ? body.split("\n", 24) : []);

function answered({ statusCode, headers, body }: LightMyRequestResponse, most?: number): string[] {
  const told = ["etag", "content-disposition", "location", "set-cookie"].flatMap((name) =>
    headers[name] === undefined
      ? []
      : [`  ${name} ${decodeURIComponent([headers[name]].flat().join(" + "))}`],
  );
  const type = String(headers["content-type"]);
  const isShort = most !== undefined;
  const file = () => [type, ...(isShort ? firstLines(type, body) : [])];
  const said = /json/.test(type)
    ? isShort
      ? shortLines(JSON.parse(body), most)
      : linesOf(JSON.parse(body))
    : body === ""
      ? []
      : file();
  return [`answers ${statusCode}`, ...told, ...said.map((line) => `  ${line}`)];
}

const inOrder = (texts: readonly string[]) =>
  texts.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));

/** Writes down what calls answer and change in a portal whose clock stands still, with stable names for what is another each time. */
export async function outlining({ database, deps, pass }: TestApp) {
  const tableOf = await numberApart(database);
  const everyRow = await readingEveryRow(database);
  const stood = deps.now().getTime();
  /** Puts names in place of what is another each time. */
  function renamed(text: string, nameOf: NameOf): string {
    const timed = text.replaceAll(instant, (at) => agoOf(at, deps.now()));
    return told([...lots, ...counted], timed, nameOf);
  }
  function told(kinds: typeof lots, text: string, nameOf: NameOf): string {
    return kinds
      .reduce((so, [kind, form]) => so.replaceAll(form, (lot) => nameOf(kind, lot)), text)
      .replaceAll(number, (id) => {
        const table = tableOf(Number(id));
        return table ? nameOf(table, id) : id;
      })
      .replaceAll(/(\w)\1{11,}/g, (run, one) => `${one}×${run.length}`);
  }
  /** Names what is another each time by the order in which it comes; a person's number by the name that is given to it. */
  function naming(people: Readonly<Record<number, string>> = {}): NameOf {
    const names = new Map(Object.entries(people).map(([id, name]) => [`person ${id}`, name]));
    const counts = new Map<string, number>();
    return (kind, lot) => {
      const known = names.get(`${kind} ${lot}`);
      if (known !== undefined) return known;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      names.set(`${kind} ${lot}`, `<${kind} ${count}>`);
      return `<${kind} ${count}>`;
    };
  }
  return {
    everyRow,
    /** Puts the clock back to where it stood: what one trial lets pass is not the next one’s. */
    putClockBack: () => pass((stood - deps.now().getTime()) / 1_000),
    /** Gives an answer alone with its instants as they are, of each of its lists the first; of the demonstration, say. */
    answerOf(answer: LightMyRequestResponse, most: number): string {
      const nameOf = naming();
      return answered(answer, most)
        .map((line) => told(lots, line, nameOf))
        .join("\n");
    },
    /** Gives an answer, and what has become of the rows since; a person's number is said by the name that is given to it. */
    outlineOf(
      answer: LightMyRequestResponse,
      before: Rows,
      after: Rows,
      people: Readonly<Record<number, string>> = {},
    ): string {
      const nameOf = naming(people);
      const named = (text: string) => renamed(text, nameOf);
      const said = answered(answer).map(named);
      // Rows that differ by what is drawn alone come last, named by what others say of them: nothing depends on their order.
      const alike = Map.groupBy(changedRows(before, after, deps.now()), (row) =>
        renamed(row, (kind) => kind),
      );
      const ordered = inOrder([...alike.keys()]).map((text) => alike.get(text) ?? []);
      const alone = ordered.filter((rows) => rows.length === 1).flat();
      const others = ordered.filter((rows) => rows.length > 1).flat();
      return [...said, ...inOrder([...alone, ...others].map(named))].join("\n");
    },
  };
}
