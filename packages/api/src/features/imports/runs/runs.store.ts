import type { KeptOutcome, Run, RunCounts, RunState } from "@ribambelle/domain/imports/runs/run";
import { type WeightyKind, weightyHeaders } from "@ribambelle/domain/imports/runs/weighty";
import { mostCounted } from "@ribambelle/domain/kernel/lists/longList";
import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import type { PageWanted } from "../../../acting/cursors.ts";
import type { ListReads } from "../../../acting/office/listReads.ts";
import { instantKey, keyset, type ListOrder, type Page, pageOf } from "../../../db/keyset.ts";
import type { EndWarning } from "../../../importing/fileImporter.ts";
import type { Progress } from "../importRequest.ts";
import type { Delimiter } from "../parsing/csvRecords.ts";
import type { LineChange } from "./lineChanges.ts";
import type { FoundTable, KeptShape } from "./recording.store.ts";
import { referencesIn } from "./references.store.ts";

/** Who of the agency, as they are named. */
interface KeptWho {
  readonly userId: number;
  readonly displayName: string;
}

/** An import as it is kept. */
export interface KeptRun {
  readonly id: string;
  readonly source: Run["source"];
  readonly by: KeptWho | null;
  readonly state: RunState;
  readonly files: string[];
  readonly counts: Readonly<Record<string, RunCounts>>;
  readonly createdAt: Date;
  readonly createdKey: string;
  readonly endedAt: Date | null;
}

export const runOrder = [
  { column: "r.created_at", type: "timestamptz" },
  { column: "r.id", type: "text" },
] as const satisfies ListOrder["columns"];

const who = (
  person: string,
) => `CASE WHEN ${person}.id IS NOT NULL THEN json_build_object('userId', ${person}.id,
  'displayName', trim(${person}.first_name || ' ' || ${person}.last_name)) END`;
const runColumns = `r.id, r.source, ${who("p")} AS by, r.state, r.counts, r.created_at AS "createdAt",
  ${instantKey("r.created_at")} AS "createdKey", r.ended_at AS "endedAt",
  (SELECT coalesce(json_agg(f.name ORDER BY f.step), '[]') FROM import_file f WHERE f.import_id = r.id AND f.step IS NOT NULL) AS files`;

/** Gives one page of the imports, and how many they are, in one statement. */
export async function listRuns(
  reading: ListReads,
  states: readonly RunState[] | undefined,
  { order, place, limit }: PageWanted,
): Promise<{ readonly page: Page<KeptRun>; readonly count: number }> {
  // What is tried is being prepared still.
  const wanted = states?.includes("preparing") ? [...states, "trying"] : states;
  const which = "($1::text[] IS NULL OR r.state = ANY($1::text[]))";
  const rows = keyset(order, place, limit, 2);
  const { rows: found } = await reading.query<KeptRun & { count: number }>({
    text: `WITH counted AS (
        SELECT count(*) AS count FROM (SELECT FROM import_run r WHERE ${which} LIMIT ${mostCounted + 1}) these
      ), shown AS MATERIALIZED (
        SELECT r.*, row_number() OVER () AS place FROM (SELECT r.* FROM import_run r WHERE ${which}${rows.text}) r
      )
      SELECT counted.count, ${runColumns}
      FROM counted LEFT JOIN shown r ON true LEFT JOIN person p ON p.id = r.by ORDER BY r.place`,
    values: [wanted ?? null, ...rows.values],
  });
  const shown = found.filter(({ id }) => id !== null);
  return { page: pageOf(shown, place, limit), count: found[0]?.count ?? 0 };
}

/** What is wrong with lines, in both languages. */
export interface KeptProblem {
  readonly column: string | null;
  readonly code: string;
  readonly fr: string;
  readonly en: string;
  /** The same with the columns named, as a file of refused lines says it; lines of before have none. */
  readonly why?: Bilingual;
}

export interface KeptFile {
  readonly name: string;
  readonly step: number;
  readonly byteCount: number;
  readonly sha256: string;
  readonly isKept: boolean;
  readonly shape: Partial<KeptShape & FoundTable>;
  readonly problems: readonly (KeptProblem & { readonly count: number })[];
}

/** Something that is to be looked at, as the import found it. */
export interface KeptWarning {
  readonly code: EndWarning["code"];
  readonly file: string;
  readonly subject: string;
}

const mostGathered = 50;

// Which kind of change that weighs one of a column is.
const weightyKind = `CASE change->>'column' ${Object.entries(weightyHeaders)
  .map(([header, kind]) => `WHEN '${header}' THEN '${kind}'`)
  .join(" ")} ELSE '${"owner" satisfies WeightyKind}' END`;

/**
 * Gives one import with its files, and what was refused of them gathered by sentence; null where there is none of this id. What
 * weighs is counted once it is known whole: whoever follows an import asks again and again.
 */
export async function findRun(reading: ListReads, id: string) {
  const { rows } = await reading.query<
    Omit<KeptRun, "files"> & {
      readonly options: Run["options"];
      readonly triedAt: Date | null;
      readonly startedAt: Date | null;
      readonly papers: Run["papers"];
      readonly warnings: readonly KeptWarning[];
      readonly progress: Progress | null;
      readonly isWaiting: boolean;
      readonly runsAfter: boolean;
      readonly isStopping: boolean;
      readonly problem: Run["problem"];
      readonly weighty: Run["weighty"];
      readonly hasLines: boolean;
      readonly whole: readonly KeptFile[];
    }
  >({
    text: `SELECT ${runColumns}, r.options, r.tried_at AS "triedAt", r.started_at AS "startedAt", r.warnings,
        r.progress, r.state IN ('trying', 'running') AND r.progress IS NULL AND EXISTS (SELECT FROM import_run o
          WHERE o.id <> r.id AND (o.state = 'running' OR o.state = 'trying' AND o.progress IS NOT NULL)) AS "isWaiting",
        r.runs_after AS "runsAfter", r.is_stopping AS "isStopping", r.problem,
        (SELECT json_build_object('count', count(*), 'byteCount', coalesce(sum(f.byte_count), 0))
          FROM import_file f WHERE f.import_id = r.id AND f.step IS NULL) AS papers,
        CASE WHEN r.state IN ('trying', 'running') THEN '[]' ELSE (SELECT coalesce(json_agg(w ORDER BY w.kind), '[]') FROM (
          SELECT ${weightyKind} AS kind, count(DISTINCT (l.file, l.line))::int AS count
          FROM import_line l, jsonb_array_elements(l.changes) change
          WHERE l.import_id = r.id AND l.is_weighty AND (change->>'isWeighty')::boolean GROUP BY 1) w) END AS weighty,
        (SELECT l.line FROM import_line l WHERE l.import_id = r.id
          ORDER BY l.import_id, l.outcome, l.file, l.line LIMIT 1) IS NOT NULL AS "hasLines",
        (SELECT coalesce(json_agg(json_build_object('name', f.name, 'step', f.step, 'byteCount', f.byte_count, 'sha256', encode(f.sha256, 'hex'),
            'isKept', f.file_key IS NOT NULL, 'shape', f.shape, 'problems', (SELECT coalesce(json_agg(g ORDER BY g.count DESC, g.fr), '[]') FROM (
              SELECT l.problem->>'column' AS "column", l.problem->>'code' AS code, l.problem->>'fr' AS fr,
                l.problem->>'en' AS en, count(*)::int AS count
              FROM import_line l WHERE l.import_id = r.id AND l.outcome = 'refused' AND l.file = f.name
              GROUP BY 1, 2, 3, 4 ORDER BY 5 DESC, 3 LIMIT ${mostGathered}) g)) ORDER BY f.step), '[]')
          FROM import_file f WHERE f.import_id = r.id AND f.step IS NOT NULL) AS whole
      FROM import_run r LEFT JOIN person p ON p.id = r.by WHERE r.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

const subject = `CASE WHEN p.id IS NOT NULL THEN json_build_object('userId', p.id,
  'displayName', trim(p.first_name || ' ' || p.last_name), 'isStaff', p.role = 'Agency') END`;

const babysitters = `(SELECT coalesce(json_agg(json_build_object('userId', w.id,
    'displayName', trim(w.first_name || ' ' || w.last_name)) ORDER BY w.sort_name, w.id), '[]') FROM person w
  WHERE w.role = 'BabySitter' AND w.agency_reference = ANY(${referencesIn("l.cells[(l.shape->>'babysittersCell')::integer]")}))`;

/** A line of an import as it is kept. */
export interface KeptLine {
  readonly file: string;
  readonly step: number;
  readonly line: number;
  readonly outcome: KeptOutcome;
  readonly name: string;
  readonly subject: (KeptWho & { readonly isStaff: boolean }) | null;
  readonly babysitters: KeptWho[];
  readonly headers: readonly string[] | null;
  readonly cells: readonly string[];
  readonly problem: KeptProblem | null;
  readonly changes: readonly LineChange[] | null;
}

export const lineOrder = [
  { column: "f.step", type: "integer" },
  { column: "l.line", type: "integer" },
] as const satisfies ListOrder["columns"];

export interface LineFilters {
  readonly file?: string | undefined;
  readonly outcome?: KeptOutcome | undefined;
  readonly column?: string | undefined;
  readonly problem?: string | undefined;
  readonly weighty?: "true" | "false" | undefined;
}

/** Gives one page of the lines of an import that are kept, file by file, and how many they are. */
export async function listLines(
  reading: ListReads,
  id: string,
  { file, outcome, column, problem, weighty }: LineFilters,
  { order, place, limit }: PageWanted,
): Promise<{ readonly page: Page<KeptLine>; readonly count: number }> {
  const values: unknown[] = [id];
  const given = (value: unknown) => `$${values.push(value)}::text`;
  const which = [
    "l.import_id = $1::text",
    ...(file ? [`l.file = ${given(file)}`] : []),
    ...(outcome ? [`l.outcome = ${given(outcome)}`] : []),
    // Of a refused line the column that is wrong, of a changed one any that changes.
    ...(column
      ? [
          `(l.problem->>'column' = ${given(column)} OR l.changes @> jsonb_build_array(jsonb_build_object('column', $${values.length}::text)))`,
        ]
      : []),
    ...(weighty ? [weighty === "true" ? "l.is_weighty" : "NOT l.is_weighty"] : []),
    ...(problem ? [`l.problem->>'code' = ${given(problem)}`] : []),
  ].join(" AND ");
  const rows = keyset(order, place, limit, values.length + 1);
  const of = "import_line l JOIN import_file f ON f.import_id = l.import_id AND f.name = l.file";
  const { rows: found } = await reading.query<KeptLine & { count: number }>({
    text: `WITH counted AS (
        SELECT count(*) AS count FROM (SELECT FROM import_line l WHERE ${which} LIMIT ${mostCounted + 1}) these
      ), shown AS MATERIALIZED (
        SELECT s.*, row_number() OVER () AS place
        FROM (SELECT l.*, f.step, f.shape FROM ${of} WHERE ${which}${rows.text}) s
      )
      SELECT counted.count, l.file, l.step, l.line, l.outcome, l.name, ${subject} AS subject, ${babysitters} AS babysitters, l.shape->'headers' AS headers,
        l.cells, l.problem, l.changes
      FROM counted LEFT JOIN shown l ON true LEFT JOIN person p ON p.id = l.subject_id ORDER BY l.place`,
    values: [...values, ...rows.values],
  });
  const shown = found.filter((line) => line.line !== null);
  return { page: pageOf(shown, place, limit), count: found[0]?.count ?? 0 };
}

/** A refused line, with how its file is written. */
interface RefusedLine {
  readonly line: number;
  readonly cells: readonly string[];
  readonly problem: KeptProblem | null;
  readonly headers: readonly string[] | null;
  readonly separator: Delimiter | null;
}

/** Gives the next refused lines of a file, in its order. */
export async function listRefusedLines(
  reading: ListReads,
  of: { readonly id: string; readonly file: string; readonly after: number; readonly limit: number },
): Promise<readonly RefusedLine[]> {
  const { rows } = await reading.query<RefusedLine>({
    text: `SELECT l.line, coalesce(l.cells, '{}') AS cells, l.problem, f.shape->'headers' AS headers,
        f.shape->>'separator' AS separator
      FROM import_line l JOIN import_file f ON f.import_id = l.import_id AND f.name = l.file
      WHERE l.import_id = $1 AND l.file = $2 AND l.outcome = 'refused' AND l.line > $3 ORDER BY l.line LIMIT $4`,
    values: [of.id, of.file, of.after, of.limit],
  });
  return rows;
}
