// Rules that imports cannot express: where words may stand, how full folders may be, how titles are said.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesUnder, foldersOf } from "./folders.mjs";

// Words that may stand in some files only.
const wordRules = [
  {
    name: "sql-lives-in-stores",
    words:
      /\b(withTables<|selectFrom\(|insertInto\(|updateTable\(|deleteFrom\(|pool\.query\(|client\.query\(|sql`)/,
    allowed: [/\.store\.ts$/, /\.test\.ts$/, /\/db\/.*\.ts$/, /\/testing\/.*\.ts$/],
    within: /^(packages\/api\/src|bench)\//,
  },
  {
    name: "outside-spelling-lives-in-api-files",
    words: /\bwire\(/,
    allowed: [/\.api\.ts$/, /\.test\.ts$/],
    within: /^packages\/domain\/src\//,
  },
  {
    // An address, whatever its case: a call that names it is declared in that file alone.
    name: "agency-calls-live-in-agency-files",
    words: /["'`]\/agency\//i,
    allowed: [/\.agency\.api\.ts$/, /\.test\.tsx?$/, /\/testing\//, /\/kernel\/endpoint\.ts$/],
    within: /^packages\/(domain|api|web)\/src\//,
  },
  {
    // A call for what it throws alone: the bundler takes it for free of effects, and the portal is built without it.
    name: "what-is-decoded-is-read",
    words: /^\s*decodeURI(?:Component)?\(.*\);$/,
    allowed: [],
    within: /^packages\/(domain|api|web)\/src\//,
  },
  {
    // Cut out of an instant, a day is that of London or of the database’s clock: that of `dayAt`, of `dayOf` or a parameter is not.
    name: "days-are-those-of-paris",
    words:
      /(?<!Date\.UTC\(.*)toISOString\(\)\.slice\(0, 10\)|\bcurrent_date\b|\bnow\(\)::date|_at"?\)?::date/i,
    allowed: [/\.test\.ts$/],
    within: /^packages\/(api|web)\/src\//,
  },
  {
    // What people see and what is due hangs on one clock, `now` of the deps, which a test moves or stops.
    name: "features-take-the-portals-clock",
    words: /new Date\(\)|\bDate\.now\(\)/,
    allowed: [
      /\.test\.ts$/,
      // Wrong attempts are counted by the clock of the machine, and forgotten by it.
      /\/identity\/identity\.jobs\.ts$/,
      // A certificate that is made now holds from now on, whenever what it seals is said to be.
      /\/signatures\/seal\/seal\.ts$/,
      /\/signatures\/demonstration\/past\.ts$/,
    ],
    within: /^packages\/api\/src\/features\//,
  },
  {
    name: "stores-of-features-take-the-portals-clock",
    words: /\bnow\(\)|\b(?:clock|statement|transaction)_timestamp\(\)|\bcurrent_timestamp\b/i,
    allowed: [
      // When an act was done is the database's alone to say, and what is counted of a quarter of an hour with it.
      /\/audit\/audit\.store\.ts$/,
      // Of several machines that add people, an import asks the database who was there when it began.
      /\/imports\/importSession\.store\.ts$/,
    ],
    within: /^packages\/api\/src\/features\/.*\.store\.ts$/,
  },
];

/** Words that stand where they may not. */
export function misplacedWords(root) {
  const found = [];
  for (const file of [...filesUnder(root, "packages"), ...filesUnder(root, "bench")]) {
    for (const { name, words, allowed, within } of wordRules) {
      if (!within.test(file) || allowed.some((form) => form.test(file))) continue;
      const line = readFileSync(join(root, file), "utf8")
        .split("\n")
        .findIndex((text) => words.test(text));
      if (line >= 0) found.push(`${name}: ${file}:${line + 1}`);
    }
  }
  return found;
}

/** Exemptions from these rules that exempt nothing any more. */
export function staleExemptions(root) {
  const files = [...filesUnder(root, "packages"), ...filesUnder(root, "bench")];
  const exempts = (form, { within, words }) =>
    files.some(
      (file) => within.test(file) && form.test(file) && words.test(readFileSync(join(root, file), "utf8")),
    );
  return wordRules.flatMap((rule) =>
    rule.allowed
      .filter((form) => !exempts(form, rule))
      .map((form) => `stale-exemption: ${rule.name}: ${form.source}`),
  );
}

// A folder of more is split by a business noun, never by kind (docs/decisions/0002-three-rooms.md).
const mostSources = 20;

/** Folders with too many sources. */
export function crowdedFolders(root) {
  const found = [];
  const look = (path) => {
    const folders = foldersOf(join(root, path)).filter((name) => !["node_modules", "dist"].includes(name));
    for (const name of folders) look(`${path}/${name}`);
    const sources = readdirSync(join(root, path)).filter(
      (name) => /\.(tsx?|mjs|css)$/.test(name) && !/\.(test|spec)\.tsx?$/.test(name),
    );
    if (sources.length > mostSources)
      found.push(`no-crowded-folder: ${path} holds ${sources.length} sources`);
  };
  for (const path of ["packages", "processes", "bench", "faults", "e2e", "scripts"])
    if (existsSync(join(root, path))) look(path);
  return found;
}

// Requirements in the parentheses of a title, where those of a table's row (%s) count as one, or in a row.
const requirement = "(?:[A-Z][A-Z0-9]*-(?:OP)?\\d+|%s|\\$\\w+)";
const titleWithTooMany = new RegExp(`[("](?:${requirement}\\s*,\\s*){4,}${requirement}\\s*[)"]`);

/** Test titles that name too many requirements. */
export function fullTitles(root) {
  return breachesInTests(root, (text) => {
    // A title that goes on in a second string is one title.
    const whole = text.replace(/"\s*\+\s*"/g, (gap) => gap.replace(/[^\n]/g, ""));
    return lineOf(whole, titleWithTooMany);
  }).map((place) => `titles-name-four-requirements-at-most: ${place}`);
}

// A failing list shows a title far from the words of its group. A table's title comes after its rows: `])("…"`.
const titleOfHalfASentence =
  /(?:\b(?:it|test)(?:\.\w+)*|\))\(\s*["'`](?:that|of|who|with|and|but|or|to|as|when|in|for|by|from)\b/i;

/** Test titles that are half a sentence without the words of their group. */
export function halfTitles(root) {
  return breachesInTests(root, (text) => lineOf(text, titleOfHalfASentence)).map(
    (place) => `titles-are-sentences-by-themselves: ${place}`,
  );
}

function lineOf(text, form) {
  const found = form.exec(text);
  return found === null ? null : text.slice(0, found.index).split("\n").length;
}

function breachesInTests(root, lineIn) {
  const found = [];
  for (const folder of foldersOf(root)) {
    if (folder.startsWith(".") || folder === "node_modules") continue;
    for (const file of filesUnder(root, folder)) {
      if (!/\.(test|spec)\.tsx?$/.test(file)) continue;
      const line = lineIn(readFileSync(join(root, file), "utf8"));
      if (line !== null) found.push(`${file}:${line}`);
    }
  }
  return found;
}
