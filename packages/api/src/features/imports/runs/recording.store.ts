import type { KeptOutcome, Run, RunCounts } from "@ribambelle/domain/imports/runs/run";
import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";
import type { Encoding } from "../parsing/encoding.ts";
import { referencesIn } from "./references.store.ts";

export interface NewRun {
  readonly id: string;
  readonly source: Run["source"];
  readonly by: number | null;
  readonly options: Run["options"];
  readonly at: Date;
}

/** What is kept of how a file is written. */
export interface KeptShape {
  readonly separator: string;
  readonly unknownColumns: readonly string[];
  /** Those of the cells that are kept. */
  readonly headers: readonly string[];
  /** Which of them says whose the thing of a line is, from one on: that of a contract, of an invoice, of a document. */
  readonly personCell?: number;
  /** Which of them says who works under a contract, from one on. */
  readonly babysittersCell?: number;
}

/** How a file of lines is written, as it was found when it arrived on the page. */
export interface FoundTable {
  readonly separator: string | null;
  readonly encoding: Encoding | null;
  /** How many it has, its header aside. */
  readonly lines: number | null;
  readonly unknownColumns: readonly string[];
  readonly missingColumns: readonly string[];
}

export interface NewLine {
  readonly line: number;
  readonly outcome: KeptOutcome;
  readonly name: string;
  readonly cells: readonly string[];
  readonly problem: object | null;
  readonly changes: readonly object[];
  readonly isWeighty: boolean;
}

/** Notes that an import runs, by whoever holds the lock of imports: another that seems to run was killed. */
export async function insertRunning(
  db: Db,
  { id, source, by, options, at }: NewRun,
  files: readonly { readonly name: string; readonly byteCount: number; readonly sha256: string }[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`UPDATE import_run SET state = 'interrupted', ended_at = ${at} WHERE state = 'running'`.execute(
      transaction,
    );
    await sql`INSERT INTO import_run (id, source, by, state, options, created_at, started_at)
      VALUES (${id}, ${source}, ${by}, 'running', ${JSON.stringify(options)}, ${at}, ${at})`.execute(
      transaction,
    );
    await sql`INSERT INTO import_file (import_id, name, step, byte_count, sha256)
      SELECT ${id}, f.name, f.step, f."byteCount", decode(f.sha256, 'hex')
      FROM json_to_recordset(${JSON.stringify(files.map((file, step) => ({ ...file, step })))}::json)
        AS f(name text, step integer, "byteCount" bigint, sha256 text)`.execute(transaction);
  });
}

export async function updateShape(db: Db, id: string, file: string, shape: KeptShape): Promise<void> {
  await sql`UPDATE import_file SET shape = shape || ${JSON.stringify(shape)}::jsonb WHERE import_id = ${id} AND name = ${file}`.execute(
    db,
  );
}

// Files whose lines are known by the reference of a person; those of others name whose they are in a cell (`personCell`).
const ofPeople = ["personnes.csv", "equipe.csv"];

/** Joins a line (`l`) of a file (`f`) of an import with the person whom it is about. */
const itsPerson = sql`person p ON p.agency_reference = CASE WHEN f.name = ANY(${ofPeople}) THEN l.name
  ELSE trim(l.cells[(f.shape->>'personCell')::integer]) END`;

/**
 * Keeps lines of a file, each with the person whom it is about where they are there already (IMPORTS-06); who is new is known once the
 * import has ended (`updateEnded`).
 */
export async function insertLines(
  db: Db,
  id: string,
  file: string,
  lines: readonly NewLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await sql`INSERT INTO import_line (import_id, file, line, outcome, subject_id, name, cells, problem, changes, is_weighty)
    SELECT f.import_id, f.name, l.line, l.outcome, p.id, l.name, l.cells, l.problem, nullif(l.changes, '[]'), l."isWeighty"
    FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      AS l(line integer, outcome text, name text, cells text[], problem jsonb, changes jsonb, "isWeighty" boolean)
    JOIN import_file f ON f.import_id = ${id} AND f.name = ${file} LEFT JOIN ${itsPerson}
    ON CONFLICT DO NOTHING`.execute(db);
}

/** True where there is an import of this id. */
export async function hasRun(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM import_run WHERE id = ${id}`.execute(db);
  return rows.length > 0;
}

/** Forgets an import altogether, with its lines. */
export async function removeRun(db: Db, id: string): Promise<void> {
  await sql`DELETE FROM import_run WHERE id = ${id}`.execute(db);
}

export async function removeLines(db: Db, id: string): Promise<void> {
  await sql`DELETE FROM import_line WHERE import_id = ${id}`.execute(db);
}

/** Notes that an import by page runs, by whoever holds the lock of imports; one that a killed process had begun goes on. */
export async function beginRun(db: Db, id: string, at: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`UPDATE import_run SET state = 'interrupted', ended_at = ${at} WHERE state = 'running' AND id <> ${id}`.execute(
      transaction,
    );
    const { rows } = await sql<{ isNew: boolean }>`
      UPDATE import_run r SET state = 'running', started_at = coalesce(r.started_at, ${at}), runs_after = false, progress = NULL
      FROM (SELECT id, state FROM import_run WHERE id = ${id}) was
      WHERE r.id = was.id RETURNING was.state <> 'running' AS "isNew"`.execute(transaction);
    if (rows[0]?.isNew) await removeLines(transaction, id);
  });
}

/** Ends an import that runs: its lines lead to the people whom they are about. */
export async function updateEnded(
  db: Db,
  id: string,
  {
    state,
    counts,
    at,
  }: {
    readonly state: Run["state"];
    readonly counts: Readonly<Record<string, RunCounts>>;
    readonly at: Date;
  },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`UPDATE import_line one SET subject_id = p.id FROM import_line l
      JOIN import_file f ON f.import_id = l.import_id AND f.name = l.file JOIN ${itsPerson}
      WHERE l.import_id = ${id} AND l.subject_id IS NULL
        AND one.import_id = l.import_id AND one.file = l.file AND one.line = l.line`.execute(transaction);
    await sql`UPDATE import_run SET state = ${state}, counts = ${JSON.stringify(counts)}, ended_at = ${at},
        progress = NULL, is_stopping = false, version = version + 1
      WHERE id = ${id} AND state = 'running'`.execute(transaction);
  });
}

/** Forgets the lines of imports that ended before an instant: nothing of them is left to correct; their counts stay. */
export async function removeOldLines(db: Db, before: Date): Promise<void> {
  await sql`UPDATE import_run SET state = 'done' WHERE state = 'to-resume' AND ended_at < ${before}`.execute(
    db,
  );
  await sql`DELETE FROM import_line l USING import_run r
    WHERE r.id = l.import_id AND coalesce(r.ended_at, r.created_at) < ${before}`.execute(db);
}

/** Forgets the lines about somebody, and those that name them by their reference, among others too. */
export async function removeLinesOf(db: Db, personId: number): Promise<void> {
  await sql`DELETE FROM import_line l USING person p WHERE p.id = ${personId}
    AND (l.subject_id = p.id OR l.name = p.agency_reference OR EXISTS (
      SELECT FROM unnest(l.cells) AS cell WHERE position(p.agency_reference IN cell) > 0
        AND p.agency_reference = ANY(${sql.raw(referencesIn("cell"))})))`.execute(db);
}
